/** For each yoga the positions of a chart that has it, and a change after which the chart does not have it. */
import type { YogaKey } from '#src/astrology/yogas/judge-yogas.ts';
import type { ChartPositions } from './create-chart.ts';

type Example = readonly [withYoga: ChartPositions, change: ChartPositions];

const examples: Record<YogaKey, Example> = {
  ruchaka: [{ lagna: 'Capricorn', Mars: 'Capricorn 28' }, { lagna: 'Aquarius' }],
  bhadra: [{ lagna: 'Gemini', Mercury: 'Virgo 10' }, { Mercury: 'Libra 1' }],
  hamsa: [{ lagna: 'Aries', Jupiter: 'Cancer 5 retrograde' }, { Jupiter: 'Leo 1' }],
  malavya: [{ lagna: 'Sagittarius', Venus: 'Pisces 27' }, { lagna: 'Capricorn' }],
  shasha: [{ lagna: 'Aries', Saturn: 'Libra 20' }, { Saturn: 'Virgo 29' }],

  gajaKesari: [{ Moon: 'Libra', Jupiter: 'Cancer 29' }, { Jupiter: 'Leo 1' }],
  sunapha: [{ Moon: 'Libra', Saturn: 'Scorpio', Mars: 'Aries' }, { Mars: 'Virgo' }],
  anapha: [{ Moon: 'Libra', Mars: 'Virgo' }, { Saturn: 'Scorpio' }],
  durudhara: [{ Moon: 'Libra', Mars: 'Virgo', Saturn: 'Scorpio' }, { Saturn: 'Sagittarius' }],
  kemadruma: [
    {
      lagna: 'Aries',
      Moon: 'Taurus',
      Mars: 'Virgo',
      Mercury: 'Pisces 5',
      Jupiter: 'Sagittarius',
      Venus: 'Pisces',
      Saturn: 'Virgo 25',
    },
    { Jupiter: 'Capricorn' },
  ],
  adhi: [{ Moon: 'Aries', Mercury: 'Virgo', Jupiter: 'Libra', Venus: 'Scorpio' }, { Venus: 'Sagittarius' }],
  vasumati: [
    { lagna: 'Aries', Moon: 'Libra', Mercury: 'Gemini', Jupiter: 'Virgo', Venus: 'Aquarius' },
    { Venus: 'Pisces' },
  ],
  sakata: [{ lagna: 'Taurus', Jupiter: 'Aquarius', Moon: 'Cancer' }, { lagna: 'Cancer' }],

  veshi: [{ Sun: 'Gemini', Mercury: 'Gemini 4', Mars: 'Cancer' }, { Mercury: 'Taurus' }],
  voshi: [{ Sun: 'Gemini', Mercury: 'Taurus' }, { Mars: 'Cancer' }],
  ubhayachari: [{ Sun: 'Gemini', Mercury: 'Taurus', Mars: 'Cancer' }, { Mars: 'Leo' }],
  budhaAditya: [{ Sun: 'Gemini', Mercury: 'Gemini 1' }, { Mercury: 'Taurus 29' }],

  chandraMangala: [{ Moon: 'Virgo 29', Mars: 'Virgo' }, { Moon: 'Libra 1' }],
  guruMangala: [{ Jupiter: 'Aquarius', Mars: 'Leo' }, { Mars: 'Virgo' }],
  guruRahu: [{ Jupiter: 'Aries 5', Rahu: 'Aries 10' }, { Jupiter: 'Pisces 29' }],
  mahaParivartana: [{ lagna: 'Virgo', Jupiter: 'Virgo', Mercury: 'Pisces' }, { Mercury: 'Aquarius 5' }],
  khalaParivartana: [{ lagna: 'Aries', Sun: 'Gemini', Mercury: 'Leo' }, { lagna: 'Taurus' }],
  dainyaParivartana: [{ lagna: 'Leo', Moon: 'Scorpio', Mars: 'Cancer' }, { lagna: 'Virgo' }],

  amala: [{ lagna: 'Taurus', Jupiter: 'Aquarius' }, { lagna: 'Gemini' }],
  shubhaKartari: [
    { lagna: 'Leo', Sun: 'Leo', Mercury: 'Virgo', Venus: 'Cancer', Mars: 'Sagittarius' },
    { Mars: 'Virgo' },
  ],
  papaKartari: [{ lagna: 'Leo', Sun: 'Cancer', Mars: 'Virgo' }, { Venus: 'Cancer' }],
  lagnadhi: [
    { lagna: 'Aries', Mercury: 'Virgo', Venus: 'Libra', Jupiter: 'Scorpio', Mars: 'Gemini' },
    { Mars: 'Virgo' },
  ],
  parvata: [{ lagna: 'Aries', Mercury: 'Aries', Venus: 'Cancer', Rahu: 'Gemini' }, { Mars: 'Scorpio' }],
  chatussagara: [
    { lagna: 'Aries', Sun: 'Aries', Mars: 'Cancer', Moon: 'Libra', Saturn: 'Capricorn' },
    { Mars: 'Leo' },
  ],

  lakshmi: [{ lagna: 'Aries', Jupiter: 'Cancer', Mars: 'Leo' }, { Mars: 'Virgo' }],
  saraswati: [{ lagna: 'Aries', Jupiter: 'Cancer', Venus: 'Leo', Mercury: 'Taurus' }, { Venus: 'Virgo' }],
  gauri: [{ lagna: 'Aquarius', Moon: 'Taurus', Jupiter: 'Scorpio' }, { Jupiter: 'Libra' }],
  srikantha: [{ lagna: 'Aries', Mars: 'Leo', Sun: 'Sagittarius', Moon: 'Cancer' }, { Moon: 'Gemini' }],
  srinatha: [{ lagna: 'Aries', Jupiter: 'Cancer', Venus: 'Libra', Mercury: 'Leo' }, { Mercury: 'Cancer' }],
  virinchi: [
    { lagna: 'Gemini', Venus: 'Pisces', Jupiter: 'Sagittarius', Saturn: 'Aquarius' },
    { Saturn: 'Capricorn' },
  ],

  chamara: [{ lagna: 'Capricorn', Saturn: 'Libra', Jupiter: 'Aquarius' }, { Jupiter: 'Pisces' }],
  shankha: [{ lagna: 'Cancer', Mars: 'Virgo', Jupiter: 'Sagittarius', Moon: 'Leo' }, { Moon: 'Libra' }],
  kahala: [{ lagna: 'Cancer', Venus: 'Leo', Jupiter: 'Aquarius', Moon: 'Leo' }, { Jupiter: 'Pisces' }],
  bheri: [
    { lagna: 'Aries', Venus: 'Pisces', Sun: 'Aries', Mercury: 'Taurus', Moon: 'Libra', Jupiter: 'Cancer' },
    { Jupiter: 'Aquarius' },
  ],
  khadga: [{ lagna: 'Cancer', Sun: 'Pisces', Jupiter: 'Leo', Moon: 'Libra' }, { Moon: 'Virgo' }],
  kalanidhi: [
    { lagna: 'Capricorn', Jupiter: 'Aquarius', Mercury: 'Leo', Venus: 'Leo' },
    { Mercury: 'Virgo' },
  ],
  pushkala: [{ lagna: 'Aries', Moon: 'Libra', Mars: 'Capricorn', Venus: 'Capricorn' }, { Venus: 'Aquarius' }],

  dharmaKarma: [{ lagna: 'Aries', Jupiter: 'Leo', Saturn: 'Leo' }, { Jupiter: 'Virgo' }],
  kendraTrikona: [{ lagna: 'Aries', Moon: 'Sagittarius', Jupiter: 'Sagittarius' }, { Moon: 'Capricorn' }],
  yogakaraka: [{ lagna: 'Leo', Mars: 'Scorpio' }, { Mars: 'Virgo' }],
  neechaBhanga: [{ lagna: 'Aries', Saturn: 'Aries 5', Mars: 'Capricorn' }, { Mars: 'Gemini' }],
  harsha: [{ lagna: 'Aries', Mercury: 'Scorpio' }, { Mercury: 'Sagittarius' }],
  sarala: [{ lagna: 'Aries', Mars: 'Pisces' }, { Mars: 'Aquarius' }],
  vimala: [{ lagna: 'Aries', Jupiter: 'Pisces' }, { Jupiter: 'Aries' }],

  dhanaIncome: [{ lagna: 'Aries', Venus: 'Leo', Saturn: 'Leo' }, { Saturn: 'Virgo' }],
  dhanaEffort: [{ lagna: 'Aries', Mars: 'Leo', Venus: 'Leo' }, { Mars: 'Virgo' }],
  dhanaMerit: [{ lagna: 'Aries', Sun: 'Aquarius', Jupiter: 'Aquarius' }, { Sun: 'Pisces' }],
  dhanaFortune: [{ lagna: 'Aries', Jupiter: 'Leo', Saturn: 'Leo' }, { Jupiter: 'Virgo' }],
  daridra: [{ lagna: 'Aries', Saturn: 'Virgo' }, { Saturn: 'Leo' }],

  rajju: [
    createSevenGrahas('Aries', 'Cancer', 'Capricorn', 'Aries', 'Cancer', 'Aries', 'Libra'),
    { Moon: 'Leo' },
  ],
  musala: [
    createSevenGrahas('Taurus', 'Leo', 'Scorpio', 'Taurus', 'Aquarius', 'Taurus', 'Leo'),
    { Venus: 'Gemini' },
  ],
  nala: [
    createSevenGrahas('Gemini', 'Virgo', 'Sagittarius', 'Gemini', 'Pisces', 'Gemini', 'Virgo'),
    { Sun: 'Cancer' },
  ],
  mala: [
    createAriesChart(createSevenGrahas('Pisces', 'Libra', 'Virgo', 'Aries', 'Cancer', 'Capricorn', 'Leo')),
    { Saturn: 'Libra' },
  ],
  sarpa: [
    createAriesChart(createSevenGrahas('Aries', 'Libra', 'Cancer', 'Taurus', 'Aquarius', 'Leo', 'Capricorn')),
    { Venus: 'Aries' },
  ],
  gada: [
    createAriesChart(createSevenGrahas('Aries', 'Cancer', 'Aries', 'Aries', 'Cancer', 'Aries', 'Cancer')),
    { Saturn: 'Leo' },
  ],
  shakata: [
    createAriesChart(createSevenGrahas('Aries', 'Libra', 'Aries', 'Aries', 'Libra', 'Aries', 'Libra')),
    { Mars: 'Taurus' },
  ],
  vihaga: [
    createAriesChart(
      createSevenGrahas('Cancer', 'Capricorn', 'Cancer', 'Cancer', 'Capricorn', 'Cancer', 'Cancer'),
    ),
    { Moon: 'Aquarius' },
  ],
  shringataka: [
    createAriesChart(createSevenGrahas('Leo', 'Aries', 'Leo', 'Leo', 'Sagittarius', 'Leo', 'Aries')),
    { Jupiter: 'Capricorn' },
  ],
  hala: [
    createAriesChart(
      createSevenGrahas('Taurus', 'Virgo', 'Taurus', 'Taurus', 'Capricorn', 'Taurus', 'Virgo'),
    ),
    { Venus: 'Aries' },
  ],
  kamala: [
    createAriesChart(createSevenGrahas('Aries', 'Cancer', 'Libra', 'Aries', 'Capricorn', 'Aries', 'Libra')),
    { Moon: 'Libra' },
  ],
  vapi: [
    createAriesChart(createSevenGrahas('Taurus', 'Leo', 'Taurus', 'Taurus', 'Aquarius', 'Taurus', 'Leo')),
    { Mercury: 'Aries' },
  ],
  yupa: [
    createAriesChart(createSevenGrahas('Aries', 'Taurus', 'Gemini', 'Aries', 'Cancer', 'Taurus', 'Gemini')),
    { Jupiter: 'Leo' },
  ],
  ishu: [
    createAriesChart(createSevenGrahas('Cancer', 'Leo', 'Virgo', 'Cancer', 'Libra', 'Leo', 'Virgo')),
    { Sun: 'Gemini' },
  ],
  shakti: [
    createAriesChart(
      createSevenGrahas('Libra', 'Scorpio', 'Sagittarius', 'Libra', 'Capricorn', 'Scorpio', 'Libra'),
    ),
    { Moon: 'Aquarius' },
  ],
  danda: [
    createAriesChart(
      createSevenGrahas('Capricorn', 'Aquarius', 'Pisces', 'Capricorn', 'Aries', 'Aquarius', 'Pisces'),
    ),
    { Jupiter: 'Taurus' },
  ],
  nauka: [
    createAriesChart(createSevenGrahas('Gemini', 'Libra', 'Leo', 'Taurus', 'Virgo', 'Aries', 'Cancer')),
    { Moon: 'Scorpio' },
  ],
  kuta: [
    createAriesChart(
      createSevenGrahas('Leo', 'Capricorn', 'Scorpio', 'Cancer', 'Libra', 'Virgo', 'Sagittarius'),
    ),
    { Moon: 'Aquarius' },
  ],
  chhatra: [
    createAriesChart(
      createSevenGrahas('Libra', 'Pisces', 'Aries', 'Scorpio', 'Capricorn', 'Sagittarius', 'Aquarius'),
    ),
    { Mars: 'Taurus' },
  ],
  chapa: [
    createAriesChart(
      createSevenGrahas('Aries', 'Cancer', 'Gemini', 'Pisces', 'Aquarius', 'Taurus', 'Capricorn'),
    ),
    { Moon: 'Leo' },
  ],
  ardhachandra: [
    createAriesChart(createSevenGrahas('Leo', 'Scorpio', 'Libra', 'Cancer', 'Virgo', 'Gemini', 'Taurus')),
    { Saturn: 'Aries' },
  ],
  chakra: [
    createAriesChart(
      createSevenGrahas('Gemini', 'Libra', 'Sagittarius', 'Gemini', 'Aquarius', 'Leo', 'Aries'),
    ),
    { Mercury: 'Taurus' },
  ],
  samudra: [
    createAriesChart(
      createSevenGrahas('Taurus', 'Scorpio', 'Capricorn', 'Taurus', 'Pisces', 'Cancer', 'Virgo'),
    ),
    { Moon: 'Libra' },
  ],
  vallaki: [
    createAriesChart(createSevenGrahas('Gemini', 'Sagittarius', 'Virgo', 'Taurus', 'Aries', 'Cancer', 'Leo')),
    { Moon: 'Libra' },
  ],
  dama: [
    createAriesChart(createSevenGrahas('Gemini', 'Libra', 'Virgo', 'Taurus', 'Aquarius', 'Leo', 'Leo')),
    { Saturn: 'Scorpio' },
  ],
  pasha: [
    createAriesChart(createSevenGrahas('Gemini', 'Libra', 'Virgo', 'Gemini', 'Aquarius', 'Leo', 'Leo')),
    { Saturn: 'Pisces' },
  ],
  kedara: [
    createAriesChart(createSevenGrahas('Gemini', 'Libra', 'Virgo', 'Gemini', 'Aquarius', 'Gemini', 'Virgo')),
    { Moon: 'Virgo' },
  ],
  shula: [
    createAriesChart(createSevenGrahas('Gemini', 'Virgo', 'Virgo', 'Gemini', 'Aquarius', 'Gemini', 'Virgo')),
    { Jupiter: 'Leo', Saturn: 'Aries' },
  ],
  yuga: [
    createAriesChart(createSevenGrahas('Gemini', 'Leo', 'Leo', 'Gemini', 'Leo', 'Gemini', 'Leo')),
    { Moon: 'Virgo' },
  ],
  gola: [
    createAriesChart(createSevenGrahas('Gemini', 'Gemini', 'Gemini', 'Gemini', 'Gemini', 'Gemini', 'Gemini')),
    { Moon: 'Cancer' },
  ],
};

/** Signs in the order of the weekdays: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn. */
function createSevenGrahas(
  ...[Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn]: [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
) {
  return { Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn };
}

/** House n is sign n. */
function createAriesChart(positions: ChartPositions): ChartPositions {
  return { lagna: 'Aries', ...positions };
}

export const yogaCharts: readonly { key: YogaKey; withYoga: ChartPositions; withoutYoga: ChartPositions }[] =
  (Object.entries(examples) as [YogaKey, Example][]).map(([key, [withYoga, change]]) => ({
    key,
    withYoga,
    withoutYoga: { ...withYoga, ...change },
  }));
