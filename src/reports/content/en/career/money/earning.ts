import type { MoneyHouse } from './money-house-type.ts';

export const earning: MoneyHouse = {
  id: 'earning',
  title: 'Earning: what comes in',
  intro: 'The eleventh house: income, increase, and wishes that can be counted.',
  house: 11,
  lord: {
    angle: {
      ease: 'Income follows visible effort. What you are paid tracks what you are seen to do, so a yearly review of your fee, in a calm voice, is a habit that belongs to your chart.',
      strain:
        'Money comes through the front door, though it rings twice. Raise invoices on the day the work is done, and put a cheerful reminder in the calendar for the fifteenth.',
    },
    trine: {
      ease: 'Earnings are fed by talent and goodwill. Something you love doing, teach, or were shown by an elder can carry a price without losing its charm.',
      strain:
        'Your gifts earn less than they are worth until somebody else names the figure. Ask a friend in the trade what they would charge, and begin there.',
    },
    growth: {
      ease: 'Several taps run into the tank. A salary and a sideline, rent and royalties, two clients and a third: multiplicity is your natural form of security.',
      strain:
        'Many small streams, some of which run uphill. Once a year drop the one with the worst ratio of worry to rupees; the others rise.',
    },
    hidden: {
      ease: 'Gain reaches you by quiet roads: foreign payers, research, service, the settlement of tangled matters. It is irregular by the month and decent by the decade.',
      strain:
        'What you earn takes detours. Count on it when it has arrived, keep three months in reserve, and let specialised skill rather than volume lift the line.',
    },
  },
  occupant: {
    Sun: 'The Sun among your gains favours income from authority: fees, government, posts with a seal. You earn best where you are allowed to put your name on the bill.',
    Moon: 'With the Moon in the eleventh, receipts swell and shrink like tides. The public likes you; keep the surplus of the full fortnight for the thin one.',
    Mars: 'Mars brings in money by force of will: targets met, land dealt in, bonuses fought for. Agree on the percentage beforehand, since you are generous in victory.',
    Mercury:
      'Mercury turns connections, writing and trade into income. Many little sums, cleverly related; a clean spreadsheet is half of your prosperity.',
    Jupiter:
      'Jupiter sits among your gains as a wealthy uncle might. Increase comes through knowledge and goodwill, and grows steadier when a fixed part of it is given away.',
    Venus:
      'Venus earns in good company. Art, comfort, social grace and the custom of people with taste swell your receipts, so dress the shop window with care.',
    Saturn:
      'Saturn makes gains late, regular and durable. Pensions, long contracts and the profits of patience suit you, and the graph is kinder read over fifteen years.',
    Rahu: 'Rahu in the eleventh has a large appetite and unusual channels: technology, foreign trade, trends. It collects well; decide in advance what is enough.',
    Ketu: 'Ketu makes you careless of gain, and gain comes nonetheless by way of specialised or spiritual skill. Have someone practical send the invoices.',
  },
  empty:
    'No graha waits at the till, so income is a plain function of its lord and of your own persistence. That is no poor arrangement: you are free to change the source without changing yourself.',
};
