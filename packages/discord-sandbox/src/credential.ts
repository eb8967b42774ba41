/** The one token with which the bot may come. */
export class Credential {
  private current: string;
  private resets = 0;

  constructor(private readonly first: string) {
    this.current = first;
  }

  get token(): string {
    return this.current;
  }

  /** Makes a new token; the old one is good for nothing. */
  reset(): void {
    this.resets += 1;
    this.current = `${this.first}-${this.resets}`;
  }
}
