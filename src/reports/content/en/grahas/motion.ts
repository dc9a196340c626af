/** A retrograde graha, and a combust one. */
import type { Graha } from '#src/astrology/contract.ts';

type Planet = Exclude<Graha, 'Sun' | 'Moon' | 'Rahu' | 'Ketu'>;

export const retrogradeTexts: Record<Planet, string> = {
  Mars: 'Your energy turns inward before it goes out. You think about a dispute for a day and then act with better aim. Use exercise for the anger that you do not show.',
  Mercury:
    'You understand a matter best the second time. Revision is your strength in exams, accounts and contracts. Sleep for a night before you give your first answer.',
  Jupiter:
    'You accept little on authority and think out the big questions for yourself. Faith and knowledge come to you later but stay. Go back once to a course or book that you left.',
  Venus:
    'You think about love and taste privately, and you may not follow fashion. An old friend or an old art may return to your life. Do not judge a new tie in its first month.',
  Saturn:
    'You judge yourself strictly before anybody else does. You repeat work that was already good enough. Fix the hour at which you stop, and take the leave that is due to you.',
};

export const combustTexts: Record<Planet | 'Moon', string> = {
  Moon: 'You often overlook your own feelings, because your aims come first. Ask yourself each evening what you need, apart from what must be done. A close friend can help you to notice it.',
  Mars: 'You push yourself hard, and others do not notice the effort. Your pride does not allow rest. Plan one day of rest in the week as firmly as a meeting.',
  Mercury:
    'Your thinking is close to your wishes, so your opinions sound certain. This makes you convincing. Let a friend with no interest in the matter check an important decision.',
  Jupiter:
    'You help people quietly and do not count yourself as wise. Your example guides others more than you know. Offer your advice once, clearly, when somebody asks.',
  Venus:
    'Your work and aims leave little room for love and comfort. The people close to you feel it first. Fix one evening a week for your partner or family, as you fix a meeting.',
  Saturn:
    'You feel responsible both for the work and for how it looks. The double load makes you tense. Let one of the two go each week, and hand a small duty to somebody else.',
};
