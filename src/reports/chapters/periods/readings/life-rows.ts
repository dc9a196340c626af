/** The rows of a reading: parts of life by age, health, advice, and the running pratyantardasha. */
import { content } from '#src/reports/content/content.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { Matter } from '#src/astrology/contract-timing.ts';
import { countSigns, getHouse } from '#src/astrology/houses.ts';
import type { Area } from '#src/reports/content/en/periods/readings/reading-phrases.ts';
import type { TextsByHouse, Tone } from '#src/reports/content/en/periods/readings/reading-text-type.ts';
import type { TimeKnownContext } from '#src/reports/context/report-context.ts';
import type { LifeRow } from '#src/reports/contract-answers.ts';
import { DAY_MS } from '#src/reports/facts/time-units.ts';
import { formatGraha, formatShortDate } from '#src/reports/text/phrases.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { listRemainingPratyantars, rankMonths, type BestMonths } from './best-months.ts';
import { pickDatedSentence, pickPausedSentence } from './dated-sentence.ts';
import { listHouseLinks, type HouseLink } from './house-links.ts';
import { type AgeBand, judgeTone, TONES, type SubPeriodFacts } from './sub-period.ts';
import { rotate, type UnusedPicker } from './unused-picker.ts';

/** `matters`: those whose graded windows favour a month */
type AreaRule = { area: Area; texts: TextsByHouse; houses: readonly number[]; matters: readonly Matter[] };

const HOME_HOUSES = [4, 7, 2, 3, 5, 9, 11, 1, 8, 12, 6, 10];
const getMoney = (texts: TextsByHouse): AreaRule => ({
  area: 'money',
  texts,
  houses: [2, 11, 9, 5, 8, 12, 4, 7, 6, 10, 1, 3],
  matters: ['money'],
});

const listAreasOfStudy = (homeTexts: TextsByHouse): readonly AreaRule[] => [
  {
    area: 'study',
    texts: content.periods.readings.study,
    houses: [4, 5, 2, 9, 3, 6, 1, 11, 10, 12, 8, 7],
    matters: ['study'],
  },
  { area: 'home', texts: homeTexts, houses: HOME_HOUSES, matters: [] },
  {
    area: 'friends',
    texts: content.periods.readings.friends,
    houses: [11, 3, 7, 5, 1, 6, 9, 10, 4, 2, 12, 8],
    matters: [],
  },
];

/** All twelve houses, the most important for the part of life first. */
const getAreas = (): Record<AgeBand, readonly AreaRule[]> => ({
  young: listAreasOfStudy(content.periods.readings.homeOfTheYoung),
  student: listAreasOfStudy(content.periods.readings.homeOfStudents),
  adult: [
    {
      area: 'work',
      texts: content.periods.readings.work,
      houses: [10, 6, 7, 11, 2, 3, 9, 5, 1, 12, 8, 4],
      matters: ['workChange', 'promotion'],
    },
    { area: 'home', texts: content.periods.readings.home, houses: HOME_HOUSES, matters: [] },
    getMoney(content.periods.readings.money),
  ],
  senior: [
    {
      area: 'activity',
      texts: content.periods.readings.activity,
      houses: [9, 5, 11, 10, 3, 12, 1, 4, 6, 2, 8, 7],
      matters: [],
    },
    { area: 'home', texts: content.periods.readings.homeFromSixty, houses: HOME_HOUSES, matters: [] },
    getMoney(content.periods.readings.moneyFromSixty),
  ],
});

/** The houses whose lords and occupants favour a month. */
const MONTH_HOUSES = 3;

/** @param offset the number of the first choice of links and texts: two products differ in it, so that their readings differ */
export function writeLifeRows(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  picker: UnusedPicker,
  offset: number,
): LifeRow[] {
  return [
    ...getAreas()[subPeriod.ageBand].map((rule) => writeAreaRow(context, subPeriod, picker, offset, rule)),
    writeHealthRow(context, subPeriod, picker, offset),
    writeAdviceRow(context, subPeriod, picker, offset),
  ];
}

function writeAreaRow(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  picker: UnusedPicker,
  offset: number,
  { area, texts, houses, matters }: AreaRule,
): LifeRow {
  const { chart } = context;
  const { lord, maha } = subPeriod;
  const links = rotate(listHouseLinks(chart, lord, houses), offset);
  const mahaLinks = maha === lord ? [] : rotate(listHouseLinks(chart, maha, houses), offset);
  const months = rankMonths(context, subPeriod, { houses: houses.slice(0, MONTH_HOUSES), matters });
  const isPaused = months[0]!.pause !== undefined;
  const judge = (link: HouseLink) => judgeLinkTone(context, subPeriod, link, isPaused);
  const { text, link } = pickAreaText(judge, picker, texts, [...links, ...mahaLinks]);
  const dated = isPaused
    ? pickPausedSentence(picker, area, months, subPeriod)
    : pickDatedSentence(picker, area, judge(link) === 'careful' ? 'careful' : 'open', months);
  return {
    label: content.periods.readings.AREA_LABELS[area],
    text: `${text} ${dated.text}`,
    because: toSentence(picker.pick(listAreaReasons(context, subPeriod, link, dated.months))),
  };
}

/** First the texts that fit the tone, of each link in turn; if the copy has them all, the steady ones, then any. */
function pickAreaText(
  judge: (link: HouseLink) => Tone,
  picker: UnusedPicker,
  texts: TextsByHouse,
  links: readonly HouseLink[],
): { text: string; link: HouseLink } {
  const listTexts = (getTone: (link: HouseLink) => Tone) =>
    links.map((link) => ({
      link,
      text: texts[link.house - 1]![TONES.indexOf(getTone(link))]!,
    }));
  const candidates = [
    ...listTexts(judge),
    ...listTexts(() => 'steady'),
    ...listTexts(() => 'good'),
    ...listTexts(() => 'careful'),
  ];
  return picker.pickBy(candidates, ({ text }) => text);
}

/** In a time that the answers call ordinary no text promises success. */
function judgeLinkTone(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  { kind, house }: HouseLink,
  isPaused: boolean,
): Tone {
  const tone = kind === 'rules' ? judgeTone(context, subPeriod, house) : judgeTone(context, subPeriod);
  return isPaused && tone === 'good' ? 'steady' : tone;
}

function listAreaReasons(
  { chart }: TimeKnownContext,
  { maha, lord }: SubPeriodFacts,
  link: HouseLink,
  months: BestMonths,
): string[] {
  const place = describePlaceFromMaha(countSigns(chart, maha, lord), lord, maha);
  return [
    `${link.reason}; ${months.reason}`,
    `${months.reason}; ${link.reason}`,
    `${link.reason}; ${place}`,
    `${place}; ${link.reason}`,
    `${months.reason}; ${place}`,
    `${place}; ${months.reason}`,
    `${link.reason}; ${months.reason}; ${place}`,
  ];
}

function describePlaceFromMaha(place: number, lord: Graha, maha: Graha): string {
  const [name, mahaName] = [formatGraha(lord), formatGraha(maha)];
  if (lord === maha) return content.periods.readings.rowReasons.ownPeriod(name);
  return place === 1
    ? content.periods.readings.rowReasons.withMaha(name, mahaName)
    : content.periods.readings.rowReasons.placeFromMaha(
        name,
        content.timing.formatHouseNumber(place),
        mahaName,
      );
}

/** A lord comes up to three times in twenty years: those readings begin with the text that the shorter ones do not have. */
const chooseFirstText = (offset: number): number => (offset === 0 ? 1 : 0);

function getHealthHabits(ageBand: AgeBand, lord: Graha): readonly string[] {
  const { healthHabits, healthHabitsOfAChild } = content.periods.readings;
  return (ageBand === 'young' ? healthHabitsOfAChild[lord] : undefined) ?? healthHabits[lord];
}

function writeHealthRow(
  { chart }: TimeKnownContext,
  { maha, lord, ageBand }: SubPeriodFacts,
  picker: UnusedPicker,
  offset: number,
): LifeRow {
  const place = describePlaceFromMaha(countSigns(chart, maha, lord), lord, maha);
  const house = content.periods.readings.rowReasons.occupies(
    formatGraha(lord),
    content.timing.formatHouseNumber(getHouse(chart, lord)),
  );
  return {
    label: content.periods.readings.READING_LABELS.health,
    text: picker.pick(rotate(getHealthHabits(ageBand, lord), chooseFirstText(offset))),
    because: toSentence(picker.pick([place, `${house}; ${place}`, `${place}; ${house}`])),
  };
}

/** The advice is about what the lord is the karaka of. */
function writeAdviceRow(
  { chart }: TimeKnownContext,
  { maha, lord, ageBand }: SubPeriodFacts,
  picker: UnusedPicker,
  offset: number,
): LifeRow {
  const isYoung = ageBand === 'young';
  const karakas = (
    isYoung ? content.periods.readings.adviceKarakasOfTheYoung : content.periods.readings.adviceKarakas
  )[lord];
  const candidates = (isYoung ? content.periods.readings.adviceForTheYoung : content.periods.readings.advice)[
    lord
  ].map((text, i) => ({
    text,
    reason: content.periods.readings.rowReasons.karaka(formatGraha(lord), karakas[i]!),
  }));
  const { text, reason } = picker.pickBy(
    rotate(candidates, chooseFirstText(offset)),
    (candidate) => candidate.text,
  );
  const place = describePlaceFromMaha(countSigns(chart, maha, lord), lord, maha);
  return {
    label: content.periods.readings.READING_LABELS.advice,
    text,
    because: toSentence(picker.pick([reason, `${reason}; ${place}`])),
  };
}

/** A part that ends sooner is not worth a row; the next one has it. */
const MIN_REST_MS = 7 * DAY_MS;

/** The running pratyantardasha of the current antardasha. */
export function writeCurrentPartRow(
  context: TimeKnownContext,
  subPeriod: SubPeriodFacts,
  picker: UnusedPicker,
): LifeRow {
  const { chart } = context;
  const parts = listRemainingPratyantars(context, subPeriod);
  const lasting = parts.find(({ end }) => Date.parse(end) - Date.parse(context.now) >= MIN_REST_MS);
  const { lord, start, end } = lasting ?? parts[0]!;
  const house = getHouse(chart, lord);
  const name = formatGraha(lord);
  const place = describePlaceFromMaha(countSigns(chart, subPeriod.lord, lord), lord, subPeriod.lord);
  const { currentThemes, describeCurrentPart, describeNextPart } = content.periods.readings;
  const theme = currentThemes[house - 1]!;
  return {
    label: content.periods.readings.READING_LABELS.now,
    text:
      start > context.now
        ? describeNextPart(formatShortDate(start), formatShortDate(end), name, theme)
        : describeCurrentPart(formatShortDate(end), name, theme),
    because: toSentence(
      picker.pick([
        `${content.periods.readings.rowReasons.occupies(name, content.timing.formatHouseNumber(house))}; ${place}`,
      ]),
    ),
  };
}
