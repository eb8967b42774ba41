CREATE TABLE `rosters` (
	`guild` text NOT NULL,
	`id` text NOT NULL,
	`text` text NOT NULL,
	`player` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`guild`, `id`)
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `forces_json` text DEFAULT '{}' NOT NULL;