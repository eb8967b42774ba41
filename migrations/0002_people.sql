CREATE TABLE `holds` (
	`match` text PRIMARY KEY NOT NULL,
	`why` text NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `people` (
	`player` text PRIMARY KEY NOT NULL,
	`locale` text,
	`pings` text NOT NULL,
	`quiet_from` integer,
	`quiet_to` integer,
	`zone` text,
	`away_from` text,
	`away_to` text,
	`direct` integer NOT NULL,
	`shut` integer NOT NULL,
	`forget_at` integer
);
--> statement-breakpoint
CREATE TABLE `servers` (
	`guild` text PRIMARY KEY NOT NULL,
	`locale` text,
	`arbiter_role` text,
	`channels_json` text NOT NULL,
	`clock` text,
	`presets_json` text NOT NULL,
	`place` text NOT NULL,
	`forum` text
);
--> statement-breakpoint
CREATE TABLE `visits` (
	`match` text NOT NULL,
	`player` text NOT NULL,
	`seq` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match`, `player`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `visits_by_player` ON `visits` (`player`);