/** Whether the tenth house indicates work for the state, for private firms, or both. */
import { content } from '#src/reports/content/content.ts';
import type { Chart, Graha } from '#src/astrology/contract.ts';
import { getHouse, getHouseLord, hasAspect } from '#src/astrology/houses.ts';
import { getAmatyakaraka, getKarmajivaLord } from '#src/reports/chapters/career/significators.ts';
import type { EmployerKind } from '#src/reports/content/en/answers/career-answers.ts';
import { formatGraha } from '#src/reports/text/phrases.ts';

/** The Sun is the karaka of the king, Jupiter of ministers and judges; Mercury and Venus of trade, Rahu of foreigners. */
const STATE_GRAHAS = ['Sun', 'Jupiter'] as const satisfies Graha[];
const TRADE_GRAHAS = ['Mercury', 'Venus', 'Rahu'] as const satisfies Graha[];

/** Service and contests; the lord of the tenth there speaks for a post that an examination gives. */
const STATE_HOUSES = [6, 9];
/** Own effort, trade and profit. */
const TRADE_HOUSES = [3, 7, 11];

const MAX_LINKS = 3;

/**
 * Counts the links of both sides with the tenth house and its lord; the longer list decides. Source: common practice, after the
 * karakas of BPHS 32 and the livelihood of Phaladeepika 5.
 */
export function judgeEmployer(chart: Chart): { kind: EmployerKind; because: string } {
  const state = [...listLinks(chart, STATE_GRAHAS), ...listLordLinks(chart, STATE_HOUSES)];
  const trade = [...listLinks(chart, TRADE_GRAHAS), ...listLordLinks(chart, TRADE_HOUSES)];
  if (state.length > trade.length) return { kind: 'government', because: describeLinks(state) };
  if (trade.length > state.length) return { kind: 'private', because: describeLinks(trade) };
  return {
    kind: 'both',
    because: state.length > 0 ? describeLinks([state[0]!, trade[0]!]) : content.answers.employerLinks.noVote,
  };
}

const describeLinks = (links: readonly string[]): string => links.slice(0, MAX_LINKS).join('; ');

const listLinks = (chart: Chart, grahas: readonly Graha[]): string[] =>
  grahas.flatMap((graha) => listLinksOfGraha(chart, graha));

function listLinksOfGraha(chart: Chart, graha: Graha): string[] {
  const lord = getHouseLord(chart, 10);
  const [name, lordName] = [formatGraha(graha), formatGraha(lord)];
  const isWithLord = graha !== lord && chart.grahas[graha].sign === chart.grahas[lord].sign;
  const isInTenth = getHouse(chart, graha) === 10;
  // the aspects of the nodes are disputed
  const isAspecting = graha !== 'Rahu' && hasAspect(chart, graha, 10);
  return [
    ...(graha === lord ? [content.answers.employerLinks.rules(name)] : []),
    ...(isInTenth ? [content.answers.employerLinks.occupies(name)] : []),
    ...(isWithLord ? [content.answers.employerLinks.withLord(name, lordName)] : []),
    ...(isAspecting ? [content.answers.employerLinks.aspects(name)] : []),
    ...(getAmatyakaraka(chart) === graha ? [content.answers.employerLinks.amatyakaraka(name)] : []),
    ...(graha !== lord && getKarmajivaLord(chart) === graha
      ? [content.answers.employerLinks.livelihood(name, lordName)]
      : []),
  ];
}

function listLordLinks(chart: Chart, houses: readonly number[]): string[] {
  const lord = getHouseLord(chart, 10);
  const house = getHouse(chart, lord);
  return houses.includes(house)
    ? [content.answers.employerLinks.lordInHouse(formatGraha(lord), content.timing.formatHouseNumber(house))]
    : [];
}
