/** What a period means in one chart: the nature of its lord, the houses it rules, the house it stands in. */
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { houseOf, lordOfSign, ruledBy, signsFrom } from '#src/astrology/houses.ts';
import { grahaName, listed, ordinal, signName } from '#src/reports/text/phrases.ts';
import {
  antarNature,
  counted,
  kept,
  mahaNature,
  moment,
  momentNature,
  ownAntar,
  RULES,
  seat,
} from './content/en.ts';
import type { Said } from './contract.ts';

/** All three need a chart with a lagna. */
export function mahaMeaning(chart: Chart, lord: Graha): Said {
  const house = houseOf(chart, lord);
  const speaker = isNode(lord) ? lordOfSign(chart.grahas[lord].sign) : lord;
  const subjects = ruledBy(chart, speaker).map((ruled) => kept[ruled - 1]!);
  return {
    text: `${mahaNature[lord]} On the table lie ${subjects.join(', and ')}; they reach you ${seat[house - 1]}.`,
    because: isNode(lord) ? nodeBecause(chart, lord, speaker) : lordBecause(chart, lord),
    rule: isNode(lord) ? RULES.nodes : RULES.lordship,
  };
}

const isNode = (graha: Graha): boolean => graha === 'Rahu' || graha === 'Ketu';

const lordBecause = (chart: Chart, lord: Graha): string =>
  `${grahaName(lord)} rules your ${housesOf(chart, lord)} and stands in your ${place(chart, lord)}`;

const nodeBecause = (chart: Chart, node: Graha, lord: Graha): string =>
  `${node} rules no sign, stands in your ${place(chart, node)}, and so speaks for ${grahaName(lord)}, lord of your ${housesOf(chart, lord)}`;

export function antarMeaning(chart: Chart, maha: Graha, antar: Graha): Said {
  const steps = signsFrom(chart, maha, antar);
  const relation = maha === antar ? ownAntar : counted[steps - 1]!;
  const because =
    maha === antar
      ? `${grahaName(antar)} rules both, and each great period opens with its own lord`
      : `${grahaName(antar)}, in your ${ordinal(houseOf(chart, antar))} house, is ${stepsWords(steps)} ${grahaName(maha)}`;
  return { text: `${antarNature[antar]} ${relation}`, because, rule: RULES.counted };
}

const stepsWords = (steps: number): string =>
  steps === 1 ? 'in the same sign as' : `in the ${ordinal(steps)} sign counted from`;

export function momentMeaning(chart: Chart, lord: Graha): Said {
  const house = houseOf(chart, lord);
  const { sign } = chart.grahas[lord];
  return {
    text: `${momentNature[lord]} ${moment[house - 1]}`,
    because: `${grahaName(lord)} was in ${signName(sign)} at your birth, the ${ordinal(house)} house from your lagna`,
    rule: RULES.place,
  };
}

const place = (chart: Chart, graha: Graha): string =>
  `${ordinal(houseOf(chart, graha))} house, ${signName(chart.grahas[graha].sign)}`;

function housesOf(chart: Chart, lord: Graha): string {
  const houses = ruledBy(chart, lord);
  return `${listed(houses.map(ordinal))} ${houses.length > 1 ? 'houses' : 'house'}`;
}
