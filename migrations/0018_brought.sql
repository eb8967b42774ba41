CREATE TABLE `stream_battles` (
	`stream` text NOT NULL,
	`match` text NOT NULL,
	`transcript` text NOT NULL,
	PRIMARY KEY(`stream`, `match`),
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
