/** What a request names, as a path (`//` is one) or as a whole address; undefined when it is neither. */
export function addressOf(target: string | undefined): URL | undefined {
  const text = target ?? '/';
  const whole = text.startsWith('/') ? `http://localhost${text}` : text;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}
