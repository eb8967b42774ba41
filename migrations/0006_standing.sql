CREATE TABLE `auto_passes` (
	`match` text NOT NULL,
	`seat` text NOT NULL,
	`mode` text NOT NULL,
	PRIMARY KEY(`match`, `seat`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `passes` (
	`match` text NOT NULL,
	`question` text NOT NULL,
	`seat` text NOT NULL,
	`due` integer NOT NULL,
	PRIMARY KEY(`match`, `question`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `passes_by_time` ON `passes` (`due`);--> statement-breakpoint
CREATE TABLE `standing` (
	`match` text NOT NULL,
	`id` integer NOT NULL,
	`seat` text NOT NULL,
	`text_json` text NOT NULL,
	`locale` text NOT NULL,
	`state` text NOT NULL,
	`tries` integer NOT NULL,
	`tried` text,
	`refusal_json` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`match`, `id`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
