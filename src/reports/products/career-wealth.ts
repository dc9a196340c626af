import { ofDay } from '#src/reports/chapter.ts';
import { birth } from '#src/reports/chapters/birth.ts';
import { charts } from '#src/reports/chapters/charts.ts';
import { closingWords } from '#src/reports/chapters/closing-words.ts';
import { contents } from '#src/reports/chapters/contents.ts';
import { grahas } from '#src/reports/chapters/grahas.ts';
import { lagna } from '#src/reports/chapters/lagna.ts';
import { method } from '#src/reports/chapters/method.ts';
import { moonAndStar } from '#src/reports/chapters/moon.ts';
import { nineGrahas } from '#src/reports/chapters/nine-grahas.ts';
import { periodTable } from '#src/reports/chapters/period-table.ts';
import { periods } from '#src/reports/chapters/periods.ts';
import { moreCharts } from '#src/reports/chapters/vargas/more-charts.ts';
import { workCalendar } from '#src/reports/chapters/career/calendar.ts';
import { workDashamsha } from '#src/reports/chapters/career/dashamsha.ts';
import { workDays } from '#src/reports/chapters/career/days.ts';
import { workFields } from '#src/reports/chapters/career/fields.ts';
import { workMinister } from '#src/reports/chapters/career/minister.ts';
import { workMinute } from '#src/reports/chapters/career/minute.ts';
import { workMoney } from '#src/reports/chapters/career/money.ts';
import { workPassages } from '#src/reports/chapters/career/passages.ts';
import { workPeople } from '#src/reports/chapters/career/people.ts';
import { workPoints } from '#src/reports/chapters/career/points.ts';
import { courtOfDay } from '#src/reports/chapters/career/of-day/court.ts';
import { decadesOfDay } from '#src/reports/chapters/career/of-day/decades.ts';
import { fieldsOfDay } from '#src/reports/chapters/career/of-day/fields.ts';
import { moneyOfDay } from '#src/reports/chapters/career/of-day/money.ts';
import { tenthOfDay } from '#src/reports/chapters/career/of-day/tenth.ts';
import { weekOfDay } from '#src/reports/chapters/career/of-day/week.ts';
import { workRemediesChapter, workRemediesOfDay } from '#src/reports/chapters/career/remedies.ts';
import { workStyle } from '#src/reports/chapters/career/style.ts';
import { workVenture } from '#src/reports/chapters/career/venture.ts';
import { workVoices } from '#src/reports/chapters/career/voices.ts';
import { workYogaChapter } from '#src/reports/chapters/career/yogas.ts';
import type { Product } from '#src/reports/product.ts';

export const careerWealth: Product = {
  name: 'Career & Wealth',
  deva: 'कर्म और धन',
  chapters: [
    workMinute,
    contents,
    birth,
    charts,
    grahas,
    lagna,
    moonAndStar,
    ofDay(nineGrahas),
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
