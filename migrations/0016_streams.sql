CREATE TABLE `mail` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`from_stream` text NOT NULL,
	`to_stream` text NOT NULL,
	`key` text NOT NULL,
	`command_json` text NOT NULL,
	`guild` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_key` ON `mail` (`to_stream`,`key`);--> statement-breakpoint
CREATE TABLE `members` (
	`stream` text NOT NULL,
	`player` text NOT NULL,
	`part` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`stream`, `player`, `part`),
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `members_by_player` ON `members` (`player`);--> statement-breakpoint
CREATE TABLE `stream_deadlines` (
	`stream` text NOT NULL,
	`subject` text NOT NULL,
	`what` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`stream`, `subject`, `what`),
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stream_deadlines_by_time` ON `stream_deadlines` (`at`);--> statement-breakpoint
CREATE TABLE `stream_events` (
	`stream` text NOT NULL,
	`seq` integer NOT NULL,
	`order_number` integer NOT NULL,
	`at` integer NOT NULL,
	`shape` integer NOT NULL,
	`body_json` text NOT NULL,
	PRIMARY KEY(`stream`, `seq`),
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stream_orders` (
	`stream` text NOT NULL,
	`number` integer NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`player` text NOT NULL,
	`word` text NOT NULL,
	`order_json` text NOT NULL,
	`shape` integer NOT NULL,
	`decisions` integer NOT NULL,
	PRIMARY KEY(`stream`, `number`),
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stream_orders_key` ON `stream_orders` (`stream`,`key`);--> statement-breakpoint
CREATE TABLE `stream_states` (
	`stream` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`shape` integer NOT NULL,
	`state_json` text NOT NULL,
	FOREIGN KEY (`stream`) REFERENCES `streams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `streams` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`locale` text NOT NULL,
	`owner` text NOT NULL,
	`about_json` text NOT NULL,
	`commitment` text NOT NULL,
	`seed` text NOT NULL,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`version` integer NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `streams_by_channel` ON `streams` (`channel`,`kind`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_holds` (
	`match` text PRIMARY KEY NOT NULL,
	`why` text NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_holds`("match", "why", "since") SELECT "match", "why", "since" FROM `holds`;--> statement-breakpoint
DROP TABLE `holds`;--> statement-breakpoint
ALTER TABLE `__new_holds` RENAME TO `holds`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE TABLE `__new_outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match` text NOT NULL,
	`slot` text NOT NULL,
	`action` text NOT NULL,
	`seq` integer NOT NULL,
	`attempts` integer NOT NULL,
	`not_before` integer NOT NULL,
	`queued_at` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_outbox`("id", "match", "slot", "action", "seq", "attempts", "not_before", "queued_at") SELECT "id", "match", "slot", "action", "seq", "attempts", "not_before", "queued_at" FROM `outbox`;--> statement-breakpoint
DROP TABLE `outbox`;--> statement-breakpoint
ALTER TABLE `__new_outbox` RENAME TO `outbox`;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_slot` ON `outbox` (`match`,`slot`);--> statement-breakpoint
CREATE TABLE `__new_slots` (
	`match` text NOT NULL,
	`slot` text NOT NULL,
	`channel` text NOT NULL,
	`message` text,
	`marker` text NOT NULL,
	`published` text,
	PRIMARY KEY(`match`, `slot`)
);
--> statement-breakpoint
INSERT INTO `__new_slots`("match", "slot", "channel", "message", "marker", "published") SELECT "match", "slot", "channel", "message", "marker", "published" FROM `slots`;--> statement-breakpoint
DROP TABLE `slots`;--> statement-breakpoint
ALTER TABLE `__new_slots` RENAME TO `slots`;--> statement-breakpoint
ALTER TABLE `matches` ADD `stream` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `subject` text;