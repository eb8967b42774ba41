/** A map that realises the diagram of the quick-start rules: units, woods, who sees whom, woods points, distances (TC-QSR-13). */
export const diagram: {
  readonly units: Readonly<Record<string, string>>;
  readonly woods: Readonly<Record<string, 1 | 2>>;
  readonly visible: readonly string[];
  readonly blocked: readonly string[];
  readonly points: Readonly<Record<string, number>>;
  readonly distances: Readonly<Record<string, number>>;
} = {
  units: { A: '0303', B: '1009', C: '1011', D: '0204', E: '0105', F: '0704' },
  woods: {
    '0203': 1,
    '0407': 1,
    '0603': 1,
    '0705': 1,
    '1010': 1,
    '0204': 2,
    '0503': 2,
    '0508': 2,
    '0806': 2,
    '1008': 2,
  },
  visible: ['AB', 'AC', 'AD', 'BC', 'BD', 'BE', 'CD', 'DE', 'DF', 'EF'],
  blocked: ['AE', 'AF', 'BF', 'CE', 'CF'],
  points: { BC: 1, AD: 1, EF: 2, AE: 3, AF: 3, CE: 3, CF: 4, BF: 5 },
  distances: {
    AB: 10,
    AC: 12,
    AD: 2,
    AE: 3,
    AF: 4,
    BC: 2,
    BD: 9,
    BE: 9,
    BF: 7,
    CD: 11,
    CE: 11,
    CF: 9,
    DE: 1,
    DF: 5,
    EF: 6,
  },
};
