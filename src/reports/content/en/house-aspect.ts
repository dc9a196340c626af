/** The look of Jupiter, Saturn or Mars upon an area of life. */
export const houseAspect = {
  2: {
    Jupiter: 'A kindly eye rests on your resources. Shortages are made up from unexpected sides, and good advice about money reaches you if you leave a gap in which to hear it.',
    Saturn: 'Your earnings obey the clock. They come late, stay long and dislike shortcuts, which makes patience itself a kind of investment.',
    Mars: 'There is heat about your purse. You earn by effort and spend by impulse, and a rule of sleeping one night on large sums would repay you well.',
  },
  4: {
    Jupiter: 'Your home is well wished. Elders, books or prayers protect its mood, and however small the rooms, guests feel there is space.',
    Saturn: 'Home comes with duties attached. You may have waited for your own walls, and what you finally settle into is sturdy, plain and yours.',
    Mars: 'The household runs warm: repairs, opinions, slammed drawers. Physical work about the place lets the steam out before it reaches the people.',
  },
  7: {
    Jupiter: 'Good sense watches over your closest bond. Goodwill returns after quarrels, and older or wiser friends are of real use to the two of you.',
    Saturn: 'Your bonds ripen rather than burst into flower. Time, honesty about limits and shared duty hold them, and a late beginning is no disadvantage.',
    Mars: 'Closeness has an edge to it. Attraction and argument share an address, so agree on how to disagree, preferably on a cheerful day.',
  },
  9: {
    Jupiter: 'Teachers take your side. You are helped by books, blessings and well-timed advice, and what you pass on seems to come back with interest.',
    Saturn: 'You earn your beliefs. Doubt, discipline and an exacting elder shaped them, and they bear weight because of it.',
    Mars: 'You defend what you hold sacred. Debate sharpens your faith, journeys start abruptly, and a cause has your energy before it has your signature.',
  },
  10: {
    Jupiter: 'Your work is looked on with favour. Seniors trust your judgement, and an ethical choice that seemed costly tends to raise you a year later.',
    Saturn: 'Your profession is a long apprenticeship that you respect. Promotions arrive after proof, and by then you know every bolt of the machine.',
    Mars: 'You bring force to the office. Targets, competition and physical energy drive you on; leave a margin for those who have to keep up on foot.',
  },
} as const;
