/** The aspect of Jupiter, Saturn or Mars on a house. */
export const houseAspect = {
  1: {
    Jupiter: 'A generous eye rests on you. People forgive you early, and you forgive them not much later.',
    Saturn:
      'An examiner seems to look on as you live, and it has made you punctual and modest. The paper may be handed in; go and play.',
    Mars: 'Something keeps you on your toes, like a whistle heard from the next field. Sport, early rising and short answers suit the feeling.',
  },
  2: {
    Jupiter:
      'A kindly eye rests on your resources. Shortages are made up from unexpected sides, and good advice about money reaches you if you leave a gap in which to hear it.',
    Saturn:
      'Your earnings obey the clock. They come late, stay long and dislike shortcuts, which makes patience itself a kind of investment.',
    Mars: 'There is heat about your purse. You earn by effort and spend by impulse, and a rule of sleeping one night on large sums would repay you well.',
  },
  3: {
    Jupiter:
      'Your efforts are looked upon kindly, and an encouraging word from you carries a surprising distance.',
    Saturn:
      'Practice comes with a metronome here: slow scales now, fluent hands later, and no applause until the last bar.',
    Mars: 'Your messages sound sharper than you mean them, and your courage is quick. Take a short walk before a short reply, and keep the speed for starting things.',
  },
  4: {
    Jupiter:
      'Your home is well wished. Elders, books or prayers protect its mood, and however small the rooms, guests feel there is space.',
    Saturn:
      'Home comes with duties attached. You may have waited for your own walls, and what you finally settle into is sturdy, plain and yours.',
    Mars: 'The household runs warm: repairs, opinions, slammed drawers. Physical work about the place lets the steam out before it reaches the people.',
  },
  5: {
    Jupiter: 'Delight and good counsel keep company here. With the young you are wise without trying to be.',
    Saturn:
      'Joy has to show its homework first. What you create under so strict an eye is lean, true and lasting.',
    Mars: 'You compete at play and hurry in love. Both go better at three-quarter speed, and a pupil or a child learns more from you when winning is not the point.',
  },
  6: {
    Jupiter:
      'Even your disputes have a peacemaker. Somebody sensible tends to step in before the second round.',
    Saturn:
      'The list is long and your breath is longer. Time itself is on the payroll against your obstacles.',
    Mars: 'You go at a heap of work like a wrestler at the bell, and rivals hear you coming. Keep some breath for the second round; it is usually the longer one.',
  },
  7: {
    Jupiter:
      'Good sense watches over your closest bond. Goodwill returns after quarrels, and older or wiser friends are of real use to the two of you.',
    Saturn:
      'Your bonds ripen rather than burst into flower. Time, honesty about limits and shared duty hold them, and a late beginning is no disadvantage.',
    Mars: 'Closeness has an edge to it. Attraction and argument share an address, so agree on how to disagree, preferably on a cheerful day.',
  },
  8: {
    Jupiter:
      'A lamp has been left burning in the deepest room. When things are unsettled, trust tends to reach you before the explanation does.',
    Saturn:
      'You handle what is hidden slowly, soberly and with gloves on. Not much can hurry it, and very little gets broken.',
    Mars: 'You go into hidden or shared matters with energy, sometimes faster than is wise. Ask what you may disturb before you lift the floor.',
  },
  9: {
    Jupiter:
      'Teachers take your side. You are helped by books, blessings and well-timed advice, and what you pass on seems to come back with interest.',
    Saturn:
      'You earn your beliefs. Doubt, discipline and an exacting elder shaped them, and they bear weight because of it.',
    Mars: 'You defend what you hold sacred. Debate sharpens your faith, journeys start abruptly, and a cause has your energy before it has your signature.',
  },
  10: {
    Jupiter:
      'Your work is looked on with favour. Seniors trust your judgement, and an ethical choice that seemed costly tends to raise you a year later.',
    Saturn:
      'Your profession is a long apprenticeship that you respect. Promotions arrive after proof, and by then you know every bolt of the machine.',
    Mars: 'You bring force to the office. Targets, competition and physical energy drive you on; leave a margin for those who have to keep up on foot.',
  },
  11: {
    Jupiter:
      'Your wishes are in good hands. A well-placed elder or teacher is fond of at least one of them, so let it be known what you hope for.',
    Saturn:
      'Your hopes are paid out late, like a deposit at maturity. Those that you still hold after ten years were the right ones, and worth the wait.',
    Mars: 'You pursue a hope as one runs for a bus, and often catch it, with a friend or two out of breath behind you.',
  },
  12: {
    Jupiter:
      'What you give reaches those who need it, and time alone does you good. A page of something wise is the best company before sleep.',
    Saturn:
      'Retreat is a discipline with you. Something reads the bill twice, puts the light out at ten, and makes of a long absence a kind of school.',
    Mars: 'You find it hard to switch off. Use up your force before bedtime, by a walk or some work of the hands, and fix a limit before you go to a sale.',
  },
} as const;
