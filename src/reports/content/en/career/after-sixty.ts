/** Career & Wealth for a reader of sixty or more: a duty of one’s own choice in place of a post, pension and rent in place of pay. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { Graha } from '#src/astrology/contract.ts';
import type { AmatyakarakaGraha } from './amatyakaraka.ts';
import type { WorkRole } from './work-periods.ts';

/** On the summary page, in place of the lines on promotion and office. */
export const amatyakarakaLineAfterSixty: Record<AmatyakarakaGraha, string> = {
  Sun: 'People still look to you when a decision is needed.',
  Moon: 'You still understand what ordinary people need, and this makes you useful.',
  Mars: 'Quick action is still your strength; leave the heavy part to others.',
  Mercury: 'Your skill with words and figures is still of use every day.',
  Jupiter: 'People still trust your advice and ask for it.',
  Venus: 'Your good taste and good manners are welcome everywhere.',
  Saturn: 'Regular habits carry you further now than great effort.',
  Rahu: 'New tools and new people keep your mind fresh.',
};

export const cautionLineAfterSixty: Record<ClassicalGraha, string> = {
  Sun: 'Thanks may come late, so do what you think is right without waiting for them.',
  Moon: 'Moods in the house affect you, so keep one quiet hour a day.',
  Mars: 'Quarrels tire you, so let somebody else speak first.',
  Mercury: 'Ask a younger person to check figures, letters and forms.',
  Jupiter: 'Promise less time and money than you are able to give.',
  Venus: 'Name the price before you do paid work as a favour.',
  Saturn: 'Long routine tires you, so do a little each day.',
};

export const currentPeriodLineAfterSixty: Record<WorkRole, string> = {
  work: 'a time for a duty that you choose yourself, such as a trust or teaching',
  gain: 'a time for income, rents and savings',
  duty: 'a time of daily tasks and of settling old dues',
  fortune: 'a time when family and good timing help you',
  obstacle: 'a time for rest, study and prayer',
  other: 'a time in which home and people come first',
};

export const nextPeriodLineAfterSixty: Record<WorkRole, readonly [string, string, string]> = {
  work: ['people ask for your experience', 'a duty of your own choice takes time', 'an honorary post may be offered'],
  gain: ['income becomes the main subject', 'savings and payments need attention', 'rent and interest may be discussed'],
  duty: ['daily tasks increase', 'old dues and papers fill the days', 'routine comes first'],
  fortune: ['family and good timing help you', 'a good time for study or a pilgrimage', 'support for your plans is near'],
  obstacle: ['a time to rest and repair', 'a quiet time for study and prayer', 'few outside duties remain'],
  other: ['family and home come first', 'the days go on as usual', 'other people set the pace'],
};

export const leadsAfterSixty = {
  calendar:
    'Each antardasha is ruled by one graha. Read “work” as the duty that you choose now: the family, a trust, a shop, advice. Income means pension, rent and interest. The table judges the periods alone; the answers on the first page add Jupiter and Saturn.',
  transits:
    'Saturn stays about two and a half years in a sign, Jupiter about one. The sky is the same for everybody, but the houses are your own. Income is the eleventh, savings the second.',
} as const;

/** By the lord of the antardasha and its rating. A lord that returns has no second text. */
export const periodAfterSixty: Record<Graha, Record<'fair' | 'mixed' | 'quiet', string>> = {
  Sun: {
    fair: 'People respect what you say. Accept an honorary post, and settle matters with offices while they listen.',
    mixed: 'You are asked to decide for others. Give your view once, and leave the rest to them.',
    quiet: 'You need little notice from outside. Walk in the morning sun and put your papers in order.',
  },
  Moon: {
    fair: 'People like to be near you. Teach a child, feed guests, and take part in the life of your street.',
    mixed: 'The family sets the pace. Help within fixed hours, and sleep at the same time every night.',
    quiet: 'Rest does you good. Visit a place of water or a temple, and postpone new duties.',
  },
  Mars: {
    fair: 'You have energy for land, repairs and old disputes. Finish one matter of property in this time.',
    mixed: 'Small quarrels over property or noise cost strength. Write the complaint, and let a younger person carry it.',
    quiet: 'Heavy work is not for this time. Exercise gently, and pay others for repairs.',
  },
  Mercury: {
    fair: 'Accounts, letters and teaching go well. Write down what you know, and review deposits with an adviser.',
    mixed: 'Forms and small payments take time. Do them on one fixed day, and ask somebody to read along.',
    quiet: 'Messages are lost easily. Keep copies, learn something for pleasure, and sign nothing in a hurry.',
  },
  Jupiter: {
    fair: 'Your advice is wanted, and money matters are under good protection. Teach, give, and plan what you leave to whom.',
    mixed: 'Many people ask for help. Choose two to help, and tell the others kindly.',
    quiet: 'Faith and study bring more than business. Read with others, and stand surety for nobody.',
  },
  Venus: {
    fair: 'Comfort, music and company are good in this time. Improve the house, and enjoy what you have saved.',
    mixed: 'Pleasant things cost more than planned. Fix an amount for gifts and celebrations at the start of the year.',
    quiet: 'A simple life feels right. Care for plants, music or prayer, and buy little.',
  },
  Saturn: {
    fair: 'Steady income and regular habits carry you. Long deposits, old dues and a small daily duty go well.',
    mixed: 'Duties feel heavy at times. Divide them among the family, and keep one free day in the week.',
    quiet: 'This time moves slowly. Keep warm, keep to regular meals, and see few but good friends.',
  },
  Rahu: {
    fair: 'New tools and distant relatives open doors. Learn one thing online, and check every offer with the family.',
    mixed: 'Unusual offers come, and not all are honest. Share no passwords, and sign only after a second person has read.',
    quiet: 'Things are unclear for a while. Change nothing large, and ask before you believe a caller.',
  },
  Ketu: {
    fair: 'You let go of what you no longer need, and feel lighter. Give away things and duties with a clear list.',
    mixed: 'One duty ends without your asking. Hand it over in good order, and take your time before the next.',
    quiet: 'Silence suits you. Prayer, a pilgrimage or a quiet craft fills these months well.',
  },
};
