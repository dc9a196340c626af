/** Two grahas in one sign, keyed in the order of GRAHAS. */
export const conjunctions: Record<string, string> = {
  'Sun+Moon':
    'Will and feeling point the same way in you, at new-moon strength. You are simple to follow once you start, and need to be told what the evening looked like from the other chair.',
  'Sun+Mars':
    'There are two engines in one bonnet. You act with authority and a little heat, and do best with a hill in front of you and a friend who may say “halt”.',
  'Sun+Mercury':
    'Your mind serves your purpose and speaks in its name. You explain yourself well, and it is worth noticing when an opinion of yours is really a plan.',
  'Sun+Jupiter':
    'Dignity and conscience sit together. People take your word in matters of right and wrong, so keep a little humour nearby for the days on which you are mistaken.',
  'Sun+Venus':
    'You like what you do to be lovely and to be noticed as yours. Courtesy and pride are hard to tell apart in you, and the mixture is winning.',
  'Sun+Saturn':
    'The wish to shine and the wish to be correct share one desk. You were probably asked for proof too early, and have become somebody whose proof is excellent.',
  'Sun+Rahu':
    'Your ambition has unusual colours. You may come to the front by a side road, and you grow more solid whenever you give credit where it is due.',
  'Sun+Ketu':
    'You can hold a position without being held by it. Recognition comes, you look at it with mild surprise, and you go on with what you were doing.',
  'Moon+Mars':
    'Feeling and action are a finger’s breadth apart. You warm to a cause, earn by enterprise, and are wise to post the angry letter tomorrow.',
  'Moon+Mercury':
    'Your moods come with subtitles. You describe what you feel so well that friends borrow the words, and a busy head is best emptied on paper before bed.',
  'Moon+Jupiter':
    'Kindness and good sense keep each other company in you. Others feel enlarged by your attention, and you recover hope faster than circumstances do.',
  'Moon+Venus':
    'Sweetness comes easily. You have taste in comfort, gentleness in quarrels, and a sincere conviction that most things look better after dessert.',
  'Moon+Saturn':
    'You feel deeply and soberly. As a child you may have been the sensible one; as an adult you are the one who is still there at the end, and you need to be asked how you are.',
  'Moon+Rahu':
    'Your imagination is large and its weather changeable. What you fear at night is mostly smaller at noon, and what you dream at night is at times quite useful.',
  'Moon+Ketu':
    'Your heart has an inner room with no furniture. You sense things without knowing how, and a little solitude each day keeps the door from sticking.',
  'Mars+Mercury':
    'Your tongue is quick and your fingers are too. Debate, engineering, sharp wit: the gift cuts both ways, and it cuts best when it is kept for things.',
  'Mars+Jupiter':
    'You have the courage of your convictions, and energy left over for other people’s. Teaching by example, sport, law or building: something has to be put right, and you go.',
  'Mars+Venus':
    'Passion is part of your style. Attraction is quick, colours are strong, and the talent for making things attractive comes with an impatience to see them finished.',
  'Mars+Saturn':
    'One foot is on the pedal and one on the brake. It is trying in youth; trained, it turns into rare endurance, the ability to go on calmly where effort hurts.',
  'Mars+Rahu':
    'You have a bold streak that enjoys the edge. Machines, speed and unusual feats attract it, and a rule you set yourself works better than one imposed.',
  'Mars+Ketu':
    'Your strength works by instinct. You strike, repair or stop at exactly the right moment, without being able to tell afterwards how you knew.',
  'Mercury+Jupiter':
    'Facts and meaning are on speaking terms. You learn widely, teach gladly, and should be given the large topic as well as the proofreading.',
  'Mercury+Venus':
    'You have an artist’s ear in a trader’s head. Graceful writing, light humour and good taste in small things belong to you, and you could charm a queue.',
  'Mercury+Saturn':
    'Your thoughts wear sensible shoes. You plan, doubt, test and then say one short thing which turns out to be right.',
  'Mercury+Rahu':
    'You think in new media. Languages, code, slogans and strategies come quickly, and checking a fact twice is the seatbelt of so fast a vehicle.',
  'Mercury+Ketu':
    'You think in flashes with gaps between. Symbols, music, mathematics or silence suit you better than chatter, and your notes are legible only to you.',
  'Jupiter+Venus':
    'Two teachers share a room in you, one of wisdom and one of pleasure. They disagree politely; the result is good taste with a conscience, and a full guest list.',
  'Jupiter+Saturn':
    'Hope and caution have been yoked together. You build slowly towards a large idea, bear the middle years well, and are trusted with institutions.',
  'Jupiter+Rahu':
    'Your beliefs cross frontiers. You question the teacher, find wisdom on the wrong shelf, and become a fine guide for people whom tradition had left outside.',
  'Jupiter+Ketu':
    'Your knowledge turns inward. You care for what a ritual means more than for how it is done, and you give advice that is short, kind and slightly unearthly.',
  'Venus+Saturn':
    'You love with patience and few words. Beauty that ages well, long loyalties and plain elegance are your line, and affection delayed is not affection denied.',
  'Venus+Rahu':
    'Your taste is drawn to the rare and the foreign. Enchantment comes easily; let it live through one dull month before you sign anything.',
  'Venus+Ketu':
    'You love without clutching. Refined pleasures please you and do not bind you, and people close to you learn that your quietness is not absence.',
  'Saturn+Rahu':
    'You work hard in unusual fields. Rules interest you, partly in order to see which can bend, and your discipline gains by being used for more than yourself.',
  'Saturn+Ketu':
    'You can do with very little, and you can wait. There is something of the monk about your working day, and it lends weight to whatever you decide to keep.',
};
