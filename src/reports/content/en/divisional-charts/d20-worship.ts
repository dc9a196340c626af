import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D20, the vimshamsha. */
export const d20Worship: DivisionalText = {
  name: 'vimshamsha',
  title: 'Vimshamsha (D20): prayer and practice',
  caption: 'Twentieths of 1°30′.',
  text: 'For what you do when nobody is looking, and to whom you turn. It describes the door by which devotion comes in, with or without a temple, and makes no ranking of the devout.',
  timeRange: [
    'The twentieth that opens this chart was crossing the horizon',
    'So short a door needs a good clock.',
  ],
  lords: {
    Sun: 'Your practice begins with light. A lamp, the east, one clear vow at daybreak suit you better than a shelf of techniques.',
    Moon: 'You pray as one talks to a mother. Songs, full moons and water move you, and a missed evening feels like an unposted letter.',
    Mars: 'Discipline is your devotion. Fasts, early baths and steep steps to a shrine satisfy you because the body has to take part.',
    Mercury:
      'You come to the sacred through words. Reciting, copying out, comparing two commentaries over coffee: for you that is already worship.',
    Jupiter:
      'A teacher is the door. You open up in the presence of someone who knows, and you carry their sentence about for twenty years.',
    Venus:
      'Beauty persuades you where argument cannot. Flowers, raga and the smell of sandal bring you to your knees, and you rise lighter.',
    Saturn:
      'You do it daily, briefly and without reporting on it. Silence, service and an old blanket on the same spot of floor are your tradition.',
  },
  lordByHouseClass: {
    angle: 'Your devotion belongs in the open, as part of the ordinary day.',
    trine: 'Grace, if you care for the word, tends to arrive through books and elders.',
    hidden: 'Retreats, night hours and foreign shrines deepen the practice.',
    other: 'Company helps: a choir, a circle, a friend who rings at five.',
  },
  gains: {
    Sun: 'Before an altar your will and something larger stop quarrelling. It may be the one place where you enjoy being told.',
    Moon: 'Stillness comes to you faster than you think possible. Ten breaths with shut eyes do what an hour of thinking does not.',
    Mars: 'Restless energy turns to gold in practice. You can keep a forty-day vow that would bore the patient.',
    Mercury:
      'A scattered mind gathers itself over a sacred text. Learn one hymn by heart; it is good company in queues for a lifetime.',
    Jupiter: 'Faith is easier for you than opinion. You forgive quickly after prayer, and you know it.',
    Venus:
      'Devotion makes an artist of you. The garland, the alap, the pattern of rice flour at the door are more yours than anything on the wall.',
    Saturn:
      'Regularity is your secret. Missing a day troubles you less than it used to, because you hardly ever do.',
  },
  losses: {
    Sun: 'Ritual in company makes you feel inspected. Worship alone for a season, and let the priest think what priests think.',
    Moon: 'Feeling comes and goes, and you take its absence for a verdict. Light the lamp on the dry days as well.',
    Mars: 'You attack your own practice as if it were an opponent. Half the beads at half the speed is plenty.',
    Mercury:
      'You read about it instead of sitting down. Close the book at the page that moves you, and stay there.',
    Jupiter:
      'Rules learnt from elders stand between you and the thing itself. Keep one of them, and test it for a year.',
    Venus: 'Pretty surroundings distract you from what they are for. Try a bare wall and a cheap candle.',
    Saturn: 'You treat holiness as one more duty and arrive tired. Go on a day when nothing is owed.',
  },
  noChange:
    'Your inner life keeps the same hours as your outer one. What helps the one, a walk, an early night, an honest account, helps both.',
};
