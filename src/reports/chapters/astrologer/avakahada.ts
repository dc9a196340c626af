/** The avakahada chakra and the ghatak chakra. */
import { content } from '#src/reports/content/content.ts';
import { computeAvakahadaTable, createAvakahada } from '#src/astrology/avakahada/avakahada.ts';
import type { AvakahadaName, BilingualName } from '#src/astrology/avakahada/avakahada-names.ts';
import { getGhatak } from '#src/astrology/avakahada/ghatak.ts';
import type { TimeKnownContext, TimeUnknownContext } from '#src/reports/context/report-context.ts';
import type { ReferenceTable } from '#src/reports/contract-answers.ts';
import {
  getGrahaName,
  getNakshatraName,
  getPanchangaYogaName,
  getSignName,
  getVaraName,
} from '#src/reports/text/phrases.ts';
import { formatChange } from './cells.ts';

const formatName = ({ name }: { name: AvakahadaName }): string => content.astrologer.avakahadaNames[name];

const withScript = (entry: BilingualName<AvakahadaName>): string =>
  `${formatName(entry)} ${entry.devanagari}`;

export function buildAvakahadaTable({ chart }: TimeKnownContext): ReferenceTable {
  const { Moon } = chart.grahas;
  const avakahada = createAvakahada(Moon, Moon.house);
  const { varna, vashya, yoni, gana, nadi, tatva, yunja, naamAkshar } = avakahada;
  const { labels } = content.astrologer.avakahadaTexts;
  return {
    title: content.astrologer.avakahadaTexts.title,
    note: content.astrologer.avakahadaTexts.note,
    rows: [
      // A moment of birth has one vashya and one paya by the house of the Moon.
      [labels.varnaVashya, `${withScript(varna)}; ${formatName(vashya!)}`],
      [labels.yoniGana, `${formatName(yoni)}; ${withScript(gana)}`],
      [labels.nadi, withScript(nadi)],
      [labels.sign, `${getSignName(avakahada.sign)}, ${getGrahaName(avakahada.signLord)}`],
      [
        labels.nakshatra,
        `${getNakshatraName(avakahada.nakshatra)} ${avakahada.pada}, ${getGrahaName(avakahada.nakshatraLord)}`,
      ],
      [labels.tatvaYunja, `${withScript(tatva)}; ${formatName(yunja)}`],
      [
        labels.paya,
        content.astrologer.avakahadaTexts.paya(
          formatName(avakahada.payaByNakshatra),
          content.astrologer.payaMetals[avakahada.payaByMoonHouse!.name],
        ),
      ],
      [labels.naamAkshar, { text: content.astrologer.formatNaamAkshar(naamAkshar), tone: 'strong' }],
    ],
  };
}

/** One column for each pada in which the Moon was on the day of birth. */
export function buildPossibleAvakahadaTable(context: TimeUnknownContext): ReferenceTable {
  const { chart, birth } = context;
  const { utc, latitude, longitude } = chart;
  const table = computeAvakahadaTable(chart, {
    utc,
    latitude,
    longitude,
    isTimeKnown: false,
    zone: birth.place.zone,
    localDate: birth.date,
    utcOffsetSeconds: birth.utcOffsetSeconds,
  });
  const possible = table.isTimeKnown ? [] : table.possible;
  const { labels, before, after, anyTime, undecided } = content.astrologer.possibleAvakahadaTexts;
  const lastHead = possible.length > 1 ? after : anyTime;
  const buildRow = (label: string, read: (pada: (typeof possible)[number]) => string) => [
    label,
    ...possible.map(read),
  ];
  return {
    title: content.astrologer.possibleAvakahadaTexts.title,
    note: content.astrologer.possibleAvakahadaTexts.note,
    widths: [27],
    head: [
      content.astrologer.possibleAvakahadaTexts.firstHead,
      ...possible.map(({ to }, i) =>
        i < possible.length - 1 ? before(formatChange(to, context)) : lastHead,
      ),
    ],
    rows: [
      buildRow(labels.nakshatra, ({ nakshatra, pada }) => `${getNakshatraName(nakshatra)} ${pada}`),
      buildRow(labels.sign, ({ sign }) => getSignName(sign)),
      buildRow(labels.naamAkshar, ({ naamAkshar }) => content.astrologer.formatNaamAkshar(naamAkshar)),
      buildRow(labels.varna, ({ varna }) => formatName(varna)),
      buildRow(labels.vashya, ({ vashya }) => (vashya ? formatName(vashya) : undecided)),
      buildRow(labels.yoni, ({ yoni }) => formatName(yoni)),
      buildRow(labels.gana, ({ gana }) => formatName(gana)),
      buildRow(labels.nadi, ({ nadi }) => formatName(nadi)),
      buildRow(labels.tatva, ({ tatva }) => formatName(tatva)),
      buildRow(labels.yunja, ({ yunja }) => formatName(yunja)),
      buildRow(labels.paya, ({ payaByNakshatra }) => formatName(payaByNakshatra)),
    ],
  };
}

export function buildGhatakTable({ chart }: TimeKnownContext): ReferenceTable {
  const ghatak = getGhatak(chart.grahas.Moon.sign);
  const { labels } = content.astrologer.ghatakTexts;
  return {
    title: content.astrologer.ghatakTexts.title,
    note: content.astrologer.ghatakTexts.note,
    rows: [
      [labels.month, content.astrologer.ghatakMonthNames[ghatak.month]],
      [labels.tithis, ghatak.tithis.join(', ')],
      [labels.vara, getVaraName(ghatak.vara)],
      [labels.nakshatra, getNakshatraName(ghatak.nakshatra)],
      [labels.yoga, getPanchangaYogaName(ghatak.yoga)],
      [labels.karana, content.astrologer.ghatakKaranaNames[ghatak.karana]],
      [labels.prahar, String(ghatak.prahar)],
      [
        labels.moon,
        content.astrologer.ghatakTexts.moons(
          getSignName(ghatak.moonForMen),
          getSignName(ghatak.moonForWomen),
        ),
      ],
    ],
    footnote: content.astrologer.ghatakTexts.footnote,
  };
}
