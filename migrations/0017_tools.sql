CREATE TABLE `hooks` (
	`id` text PRIMARY KEY NOT NULL,
	`match` text NOT NULL,
	`url` text NOT NULL,
	`player` text,
	`at` integer NOT NULL,
	`told` integer NOT NULL,
	`deliveries` integer DEFAULT 0 NOT NULL,
	`hash` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`not_before` integer NOT NULL,
	`stopped_at` integer,
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hooks_of_match` ON `hooks` (`match`,`url`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`guild` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`hash` text NOT NULL,
	`player` text,
	`at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `tokens_by_guild` ON `tokens` (`guild`);