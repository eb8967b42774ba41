CREATE TABLE `leases` (
	`shards` text PRIMARY KEY NOT NULL,
	`holder` text,
	`beat_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
