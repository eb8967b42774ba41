CREATE TABLE `keys` (
	`name` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `seats` ADD `salt` text DEFAULT '' NOT NULL;