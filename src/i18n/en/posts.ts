/** What the channel sees beside the games own reports: lobby, panel, pings, start and end, help. */
export const posts = {} as const;
