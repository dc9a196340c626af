/** Small acts for the lord of the tenth, and one for the purse, the free ones first. */
import type { Seven } from '#src/astrology/contract-names.ts';
import { houseOf, lordOf } from '#src/astrology/houses.ts';
import { isTimeKnown, type Chapter } from '#src/reports/context/chapter.ts';
import type { RemediesPage } from '#src/reports/contract.ts';
import { workHeadings } from '#src/reports/content/en/career/career-headings.ts';
import { workRemedies, workRemedyLead } from '#src/reports/content/en/career/career-remedies.ts';
import type { ReportContext } from '#src/reports/context/report-context.ts';
import { toSentence } from '#src/reports/text/statement.ts';
import { grahaName, ordinal, signName } from '#src/reports/text/phrases.ts';
import { bearingWords } from './work-condition.ts';
import { remedies } from '#src/reports/chapters/remedies/general-remedies.ts';

/** Without an hour nobody rules the tenth: then the general remedies are given. */
export const workRemediesOfDay: Chapter = { ...remedies, isIncluded: (reading) => !isTimeKnown(reading) };

type Remedy = RemediesPage['remedies'][number];

export const workRemediesChapter: Chapter = {
  isIncluded: isTimeKnown,
  write: (reading) => ({
    kind: 'remedies',
    id: 'work-remedies',
    ...workHeadings.remedies,
    lead: workRemedyLead,
    remedies: [desk, mantra, service, purse, giving].map((act) => {
      const remedy = act(reading);
      return { ...remedy, because: toSentence(remedy.because) };
    }),
  }),
};

const tenthLord = ({ chart }: ReportContext): Seven => lordOf(chart, 10) as Seven;

function desk(reading: ReportContext): Remedy {
  const lord = tenthLord(reading);
  const because = `${grahaName(lord)} rules your tenth house and is ${bearingWords(reading.chart, lord)}`;
  return { cost: 'Free', ...workRemedies[lord].desk, because };
}

function mantra(reading: ReportContext): Remedy {
  const lord = tenthLord(reading);
  const { day, mantra: said } = workRemedies[lord];
  return {
    cost: 'Free',
    when: `${day}s, or daily`,
    title: `Words for ${grahaName(lord)} at work`,
    text: `${said.iast}. ${said.text}`,
    mantra: said.devanagari,
    because: `the lord of work is addressed on its own day, ${day}`,
  };
}

function service(reading: ReportContext): Remedy {
  const { chart } = reading;
  const lord = tenthLord(reading);
  const because = `${grahaName(lord)} acts upon your work from the ${ordinal(houseOf(chart, lord))} house`;
  return { cost: 'Free', ...workRemedies[lord].service, because };
}

function purse(reading: ReportContext): Remedy {
  const lord = lordOf(reading.chart, 2) as Seven;
  const sign = signName(reading.chart.grahas[lord].sign);
  return {
    cost: 'Free',
    ...workRemedies[lord].purse,
    because: `${grahaName(lord)}, in ${sign}, has the key of your second house`,
  };
}

function giving(reading: ReportContext): Remedy {
  const { reason, ...act } = workRemedies[tenthLord(reading)].giving;
  return { ...act, because: reason };
}
