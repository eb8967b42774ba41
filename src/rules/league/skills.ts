/**
 * Ratings of people who play in teams, by the model of Bradley and Terry with all pairs (Weng and Lin, "A Bayesian Approximation
 * Method for Online Ranking", 2011), as OpenSkill has it. A league's matches have two sides, for which it is these few lines. What
 * comes out is rounded to whole ten-thousandths and stored as an outcome, so that nothing depends on the last digit of an exponential.
 */

/** How strong somebody is, and how uncertain that is, in ten-thousandths. */
export interface Skill {
  readonly mean: number;
  readonly deviation: number;
}

const UNIT = 10_000;
const MEAN = 25;
const DEVIATION = MEAN / 3;
/** How much of a match is chance: half of what is not known of somebody new. */
const BETA = DEVIATION / 2;
/** Before each match a little more is unknown, so that nobody's skill ever stands still. */
const RESTLESS = MEAN / 300;
/** What is not known of somebody shrinks by one match to this share of its square at least. */
const LEAST = 0.0001;

export const newSkill: Skill = { mean: Math.round(MEAN * UNIT), deviation: Math.round(DEVIATION * UNIT) };

/** The skills of two teams after a match; `score` is that of the first: 1 won, 0.5 drawn, 0 lost. */
export function ratedTeams(
  first: readonly Skill[],
  second: readonly Skill[],
  score: number,
): readonly [readonly Skill[], readonly Skill[]] {
  const [one, two] = [strengthOf(first), strengthOf(second)];
  const spread = Math.sqrt(one.variance + two.variance + 2 * BETA * BETA);
  const expected = 1 / (1 + Math.exp((two.mean - one.mean) / spread));
  return [after(first, one, score - expected), after(second, two, expected - score)];

  function after(team: readonly Skill[], { variance }: { readonly variance: number }, surprise: number) {
    const learnt = (Math.sqrt(variance) / spread) * (variance / (spread * spread)) * expected * (1 - expected);
    return team.map(({ mean, deviation }): Skill => {
      const own = squareOf(deviation);
      const share = own / variance;
      return {
        mean: Math.round(mean + ((share * variance) / spread) * surprise * UNIT),
        deviation: Math.round(Math.sqrt(own) * UNIT * Math.sqrt(Math.max(1 - share * learnt, LEAST))),
      };
    });
  }
}

const strengthOf = (team: readonly Skill[]) => ({
  mean: team.reduce((sum, { mean }) => sum + mean / UNIT, 0),
  variance: team.reduce((sum, { deviation }) => sum + squareOf(deviation), 0),
});

/** What is not known of somebody before a match, squared. */
const squareOf = (deviation: number): number => (deviation / UNIT) ** 2 + RESTLESS ** 2;
