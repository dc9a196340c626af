import { restrictToUnknownTime } from '#src/reports/context/chapter.ts';
import { birth } from '#src/reports/chapters/birth-data/birth-data.ts';
import { charts } from '#src/reports/chapters/birth-data/charts.ts';
import { closingWords } from '#src/reports/chapters/common/glossary.ts';
import { contents } from '#src/reports/chapters/common/contents.ts';
import { grahas } from '#src/reports/chapters/grahas/graha-positions.ts';
import { lagna } from '#src/reports/chapters/lagna/lagna.ts';
import { method } from '#src/reports/chapters/common/method.ts';
import { moonAndStar } from '#src/reports/chapters/moon/moon.ts';
import { nineGrahas } from '#src/reports/chapters/grahas/nine-grahas.ts';
import { periodTable } from '#src/reports/chapters/periods/period-table.ts';
import { periods } from '#src/reports/chapters/periods/periods.ts';
import { moreCharts } from '#src/reports/chapters/divisional-charts/divisional-charts.ts';
import { workCalendar } from '#src/reports/chapters/career/work-calendar.ts';
import { workDashamsha } from '#src/reports/chapters/career/dashamsha.ts';
import { workDays } from '#src/reports/chapters/career/work-days.ts';
import { workFields } from '#src/reports/chapters/career/work-fields.ts';
import { workMinister } from '#src/reports/chapters/career/amatyakaraka.ts';
import { workMinute } from '#src/reports/chapters/career/career-summary.ts';
import { workMoney } from '#src/reports/chapters/career/money-houses.ts';
import { workPassages } from '#src/reports/chapters/career/work-transits.ts';
import { workPeople } from '#src/reports/chapters/career/work-people.ts';
import { workPoints } from '#src/reports/chapters/career/work-ashtakavarga.ts';
import { courtOfDay } from '#src/reports/chapters/career/time-unknown/leadership-without-time.ts';
import { decadesOfDay } from '#src/reports/chapters/career/time-unknown/work-decades.ts';
import { fieldsOfDay } from '#src/reports/chapters/career/time-unknown/work-fields-without-time.ts';
import { moneyOfDay } from '#src/reports/chapters/career/time-unknown/money-from-moon.ts';
import { tenthOfDay } from '#src/reports/chapters/career/time-unknown/tenth-from-moon.ts';
import { weekOfDay } from '#src/reports/chapters/career/time-unknown/work-days-without-time.ts';
import { workRemediesChapter, workRemediesOfDay } from '#src/reports/chapters/career/career-remedies.ts';
import { workStyle } from '#src/reports/chapters/career/tenth-house.ts';
import { workVenture } from '#src/reports/chapters/career/self-employment.ts';
import { workVoices } from '#src/reports/chapters/career/planets-at-work.ts';
import { workYogaChapter } from '#src/reports/chapters/career/career-yogas.ts';
import type { Product } from '#src/reports/product.ts';

export const careerWealth: Product = {
  name: 'Career & Wealth',
  devanagari: 'कर्म और धन',
  chapters: [
    workMinute,
    contents,
    birth,
    charts,
    grahas,
    lagna,
    moonAndStar,
    restrictToUnknownTime(nineGrahas),
    workStyle,
    workVoices,
    tenthOfDay,
    workMinister,
    fieldsOfDay,
    courtOfDay,
    moneyOfDay,
    moreCharts([10]),
    workDashamsha,
    workFields,
    workVenture,
    workPeople,
    workMoney,
    workPoints,
    workYogaChapter,
    periods,
    decadesOfDay,
    workCalendar,
    workPassages,
    workDays,
    weekOfDay,
    periodTable,
    workRemediesChapter,
    workRemediesOfDay,
    method,
    closingWords,
  ],
};
