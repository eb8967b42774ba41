CREATE TABLE `stream_visits` (
	`stream` text NOT NULL,
	`player` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`stream`, `player`),
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stream_visits_by_player` ON `stream_visits` (`player`);--> statement-breakpoint
ALTER TABLE `people` ADD `snoozed_until` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `remind_every` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `digest_at` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `people` ADD `digested_at` integer;