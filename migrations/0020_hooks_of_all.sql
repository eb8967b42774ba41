PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_hooks` (
	`id` text PRIMARY KEY NOT NULL,
	`match` text NOT NULL,
	`url` text NOT NULL,
	`player` text,
	`at` integer NOT NULL,
	`told` integer NOT NULL,
	`events` integer DEFAULT 0 NOT NULL,
	`deliveries` integer DEFAULT 0 NOT NULL,
	`hash` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`not_before` integer NOT NULL,
	`stopped_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_hooks`("id", "match", "url", "player", "at", "told", "deliveries", "hash", "attempts", "failure", "not_before", "stopped_at") SELECT "id", "match", "url", "player", "at", "told", "deliveries", "hash", "attempts", "failure", "not_before", "stopped_at" FROM `hooks`;--> statement-breakpoint
DROP TABLE `hooks`;--> statement-breakpoint
ALTER TABLE `__new_hooks` RENAME TO `hooks`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `hooks_of_match` ON `hooks` (`match`,`url`);