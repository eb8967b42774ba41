CREATE TABLE `drafts` (
	`match` text NOT NULL,
	`player` text NOT NULL,
	`question` text NOT NULL,
	`partial_json` text NOT NULL,
	PRIMARY KEY(`match`, `player`, `question`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `events` (
	`match` text NOT NULL,
	`seq` integer NOT NULL,
	`order_number` integer NOT NULL,
	`at` integer NOT NULL,
	`rules` integer NOT NULL,
	`turn` integer NOT NULL,
	`phase` text NOT NULL,
	`type` text NOT NULL,
	`body_json` text NOT NULL,
	PRIMARY KEY(`match`, `seq`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`match`,`order_number`) REFERENCES `orders`(`match`,`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `events_by_order` ON `events` (`match`,`order_number`);--> statement-breakpoint
CREATE INDEX `events_by_chapter` ON `events` (`match`,`turn`,`phase`,`seq`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`ruleset` text NOT NULL,
	`scenario` text NOT NULL,
	`options_json` text NOT NULL,
	`locale` text NOT NULL,
	`guild` text,
	`channel` text NOT NULL,
	`owner` text NOT NULL,
	`status` text NOT NULL,
	`commitment` text NOT NULL,
	`seed` text NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`version` integer NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `matches_live_in_channel` ON `matches` (`channel`) WHERE "matches"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX `matches_by_channel` ON `matches` (`channel`,`created_at`);--> statement-breakpoint
CREATE INDEX `matches_by_status` ON `matches` (`status`);--> statement-breakpoint
CREATE TABLE `orders` (
	`match` text NOT NULL,
	`number` integer NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	`by` text NOT NULL,
	`seat` text,
	`player` text NOT NULL,
	`command_json` text NOT NULL,
	PRIMARY KEY(`match`, `number`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_key` ON `orders` (`match`,`key`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match` text NOT NULL,
	`slot` text NOT NULL,
	`action` text NOT NULL,
	`seq` integer NOT NULL,
	`attempts` integer NOT NULL,
	`not_before` integer NOT NULL,
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_slot` ON `outbox` (`match`,`slot`);--> statement-breakpoint
CREATE TABLE `seats` (
	`match` text NOT NULL,
	`place` integer NOT NULL,
	`player` text NOT NULL,
	`side` text NOT NULL,
	`seat` text,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`match`, `place`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seats_by_player` ON `seats` (`player`);--> statement-breakpoint
CREATE TABLE `slots` (
	`match` text NOT NULL,
	`slot` text NOT NULL,
	`channel` text NOT NULL,
	`message` text,
	`marker` text NOT NULL,
	`published` text,
	PRIMARY KEY(`match`, `slot`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `snapshots` (
	`match` text NOT NULL,
	`seq` integer NOT NULL,
	`rules` integer NOT NULL,
	`state_json` text NOT NULL,
	PRIMARY KEY(`match`, `seq`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
