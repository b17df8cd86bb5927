CREATE TABLE `units` (`id` int, `name` varchar(40)); INSERT INTO `units` VALUES (1,'Roe''s Own'),(2,'9th Line');
