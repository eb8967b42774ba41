CREATE TABLE `eras` (
	`match` text NOT NULL,
	`number` integer NOT NULL,
	`seed` text NOT NULL,
	`commitment` text NOT NULL,
	`since` integer,
	`salt` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`match`, `number`),
	FOREIGN KEY (`match`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
