CREATE TABLE `deadlines` (
	`match` text NOT NULL,
	`question` text NOT NULL,
	`what` text NOT NULL,
	`seat` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match`, `question`, `what`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `deadlines_by_time` ON `deadlines` (`at`);--> statement-breakpoint
CREATE TABLE `reached` (
	`shards` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `clock_json` text DEFAULT '{"kind":"none"}' NOT NULL;