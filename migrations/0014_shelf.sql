CREATE TABLE `shelf` (
	`guild` text NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`source` text NOT NULL,
	`facts_json` text NOT NULL,
	`bytes` integer NOT NULL,
	`player` text,
	`at` integer NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`guild`, `kind`, `id`)
);
