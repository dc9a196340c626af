import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D20, the vimshamsha. */
export const d20Worship: DivisionalText = {
  name: 'vimshamsha',
  title: 'Vimshamsha (D20): prayer and practice',
  caption: 'Twentieths of 1°30′.',
  text: 'This chart is read for devotion, with or without a temple. It shows what kind of practice suits you, and it ranks nobody by faith.',
  timeRange: ['The same twentieth of a sign rose', 'Only an exact birth time gives this chart.'],
  lords: {
    Sun: 'Your practice begins with light. A lamp, the east and one clear vow in the morning help you more than many methods.',
    Moon: 'You pray as one talks to a mother. Songs, full-moon days and rivers move you. Keep the same hour each evening.',
    Mars: 'Discipline is your devotion. Early baths, fixed hours and steep temple steps suit you, because the body takes part.',
    Mercury:
      'You come to the sacred through words. Reciting, reading and copying out are worship for you. Choose one text for this year.',
    Jupiter:
      'A teacher opens this part of life for you. Stay near someone who knows, and keep one of their sentences in daily use.',
    Venus:
      'Beauty brings you to prayer more than argument does. Flowers, music and fragrance help you, so arrange one small place at home.',
    Saturn:
      'You practise daily, briefly and without talking about it. Silence, service and a fixed seat suit you better than large functions.',
  },
  lordByHouseClass: {
    angle: 'Your practice belongs openly in the ordinary day.',
    trine: 'Help with your practice tends to come through books and elders.',
    dusthana: 'Retreats, night hours and distant shrines make the practice deeper.',
    other: 'Company helps: a choir, a study circle, a friend who calls at five.',
  },
  gains: {
    Sun: 'In prayer your will becomes quiet and accepts guidance. Begin an important week with it.',
    Moon: 'You become calm sooner than you expect. Ten slow breaths with closed eyes help you more than an hour of thinking.',
    Mars: 'Restless energy turns steady in practice. You can keep a vow of forty days, so choose one with a clear end.',
    Mercury:
      'A scattered mind becomes collected over a sacred text. Learn one hymn by heart and use it while you wait.',
    Jupiter: 'Faith is easier for you than opinion. You forgive quickly after prayer, so pray before a hard talk.',
    Venus:
      'Devotion makes an artist of you. Garlands, singing or rangoli at the door are your offering; prepare one for the next festival.',
    Saturn:
      'Regular practice is your strength. Fifteen minutes a day, kept for years, support you more than a long retreat.',
  },
  losses: {
    Sun: 'In company you feel watched during worship. Pray alone for some months, and do not mind what others think of it.',
    Moon: 'Feeling comes and goes in prayer, and you take its absence for failure. Light the lamp on dry days as well.',
    Mars: 'You force your own practice. Half the repetitions at half the speed are enough.',
    Mercury:
      'You read about practice instead of sitting down. Close the book at the page that moves you, and stay there for ten minutes.',
    Jupiter:
      'Rules learnt from elders have become more important than the prayer. Keep one of them for a year and see what it gives you.',
    Venus: 'Beautiful surroundings take your attention from their purpose. Try a bare wall and a simple candle.',
    Saturn: 'You treat worship as one more duty and arrive tired. Go on a day when you owe nothing to anyone.',
  },
  noChange:
    'Your prayer follows the rhythm of your day. A walk, an early night and an honest account help your prayer as well as your work.',
};
