CREATE TABLE `tellings` (
	`match` text NOT NULL,
	`player` text NOT NULL,
	`locale` text NOT NULL,
	`app` text NOT NULL,
	`token` text NOT NULL,
	`at` integer NOT NULL,
	`told` integer NOT NULL,
	PRIMARY KEY(`match`, `player`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tellings_by_player` ON `tellings` (`player`);