CREATE TABLE `stream_pasts` (
	`stream` text NOT NULL,
	`number` integer NOT NULL,
	`commitment` text NOT NULL,
	`seed` text NOT NULL,
	`orders` integer NOT NULL,
	`events` integer NOT NULL,
	`era` integer,
	PRIMARY KEY(`stream`, `number`),
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `streams` ADD `moved` text;