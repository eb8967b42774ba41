/**
 * Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", public domain). What comes out is rounded to whole
 * hundredths and millionths and stored as an outcome, so that nothing depends on the last digit of a logarithm.
 */

export interface Rating {
  /** In hundredths; who is new has 1500. */
  readonly rating: number;
  /** How uncertain it is, in hundredths. */
  readonly deviation: number;
  /** How much it tends to change, in millionths. */
  readonly volatility: number;
}

/** A game of somebody against an opponent of this rating; `score`: 1 won, 0.5 drawn, 0 lost. */
export interface Game {
  readonly against: Rating;
  readonly score: number;
}

const NEW = { deviation: 35_000, volatility: 60_000 };
const AVERAGE = 1500;
/** What a point of Glicko-2's own scale is in ratings. */
const SCALE = 173.7178;
/** How fast volatility changes: Glickman recommends 0.3 to 1.2. */
const TAU = 0.5;
const CLOSE = 1e-9;

/** The rating of somebody new, in points; uncertain, whatever it is. */
export const newRating = (points = AVERAGE): Rating => ({ rating: Math.round(points * 100), ...NEW });

/** The rating of somebody after a period with these games; without any it only grows less certain. */
export function ratedBy(before: Rating, games: readonly Game[]): Rating {
  const { mu, phi, sigma } = own(before);
  if (games.length === 0) return back(mu, Math.hypot(phi, sigma), sigma);
  const met = games.map(({ against, score }) => {
    const { mu: other, phi: spread } = own(against);
    const g = 1 / Math.sqrt(1 + (3 * spread * spread) / (Math.PI * Math.PI));
    const expected = 1 / (1 + Math.exp(-g * (mu - other)));
    return { weight: g * g * expected * (1 - expected), surprise: g * (score - expected) };
  });
  const variance = 1 / met.reduce((sum, { weight }) => sum + weight, 0);
  const surprise = met.reduce((sum, one) => sum + one.surprise, 0);
  const next = volatility(phi, sigma, variance, variance * surprise);
  const spread = Math.hypot(phi, next);
  const sharp = 1 / Math.sqrt(1 / (spread * spread) + 1 / variance);
  return back(mu + sharp * sharp * surprise, sharp, next);
}

const own = ({ rating, deviation, volatility: of }: Rating) => ({
  mu: (rating / 100 - AVERAGE) / SCALE,
  phi: deviation / 100 / SCALE,
  sigma: of / 1e6,
});

const back = (mu: number, phi: number, sigma: number): Rating => ({
  rating: Math.round((mu * SCALE + AVERAGE) * 100),
  // Nobody is less certain than somebody new.
  deviation: Math.min(NEW.deviation, Math.round(phi * SCALE * 100)),
  volatility: Math.round(sigma * 1e6),
});

/** Step 5 of the paper: the volatility at which what happened is likeliest, by the Illinois method. */
function volatility(phi: number, sigma: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const total = phi * phi + variance + e;
    return (e * (delta * delta - total)) / (2 * total * total) - (x - a) / (TAU * TAU);
  };
  let low = a;
  const rest = delta * delta - phi * phi - variance;
  // The paper looks for the first multiple of τ below a at which f is not below 0. With this τ it is the first: f is 1/τ − ½ or more there.
  let high = rest > 0 ? Math.log(rest) : a - TAU;
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(middle);
    if (at * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, at];
  }
  return Math.exp(low / 2);
}
