ALTER TABLE `orders` ADD `question` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `shape` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `decisions` integer DEFAULT 1 NOT NULL;