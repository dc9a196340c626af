/** Antardashas for work, by lord and by its role in work. */
import type { Graha } from '#src/astrology/contract.ts';

/** Rules or is in the tenth (work), second or eleventh (gain), sixth (duty), first, fifth or ninth (fortune), eighth or twelfth (obstacle). */
export type WorkRole = 'work' | 'gain' | 'duty' | 'fortune' | 'obstacle' | 'other';

export const periodByRole: Record<Graha, Record<WorkRole, string>> = {
  Sun: {
    work: 'Your work becomes visible to people in authority. Apply for the higher post, present your results yourself, and settle open matters with seniors.',
    gain: 'Pay, allowances and government dues are in question. Ask the person who can decide, and have your papers ready.',
    duty: 'A strict boss or a contest tests you. Do the work well, keep records, and let the result answer for you.',
    fortune:
      'A senior or your father is likely to support you, and your confidence grows. Decide the direction of your next five years.',
    obstacle:
      'Recognition is less for some time. Work on something that nobody has asked for yet, and do not fight for a title.',
    other:
      'Pride turns to home, partner or brothers and sisters, and office work can run as usual. Hand one duty to a junior.',
  },
  Moon: {
    work: 'Work with the public grows, and a change of place or post is possible. Compare the new place with the present one on paper before you agree.',
    gain: 'Money comes and goes quickly. Look after regular customers, check small prices, and save from the good weeks.',
    duty: 'Daily care fills the time: shifts, juniors, pending work. Eat on time, and ask for help before the end of the week.',
    fortune:
      'People like you, and this opens doors. Teaching, hosting and listening help your career more than plans do.',
    obstacle:
      'You feel less interest in your job. Use the leave that is due, finish old letters, and announce nothing new.',
    other:
      'Family matters set the pace, and work follows. Choose tasks that you can do from home or without hurry.',
  },
  Mars: {
    work: 'A time of action at work: new projects, targets, technical problems. Start early in the day, and tell your seniors what you are about to do.',
    gain: 'Money has to be asked for in this time. Name one figure, support it with facts, and spend it only when it has arrived.',
    duty: 'Rivals and deadlines make you strong. Good for examinations, repairs and pending work; wait a day before you send an angry mail.',
    fortune:
      'Courage finds its chance. Begin the course, the site or the product for which you were waiting for permission.',
    obstacle:
      'Force meets resistance. Repair your tools, practise in private, and do not answer quarrels at the office.',
    other:
      'Energy goes into house, vehicle or brothers and sisters. At the office, choose short tasks and avoid a large campaign.',
  },
  Mercury: {
    work: 'Papers, people and proposals increase around your post. Apply, publish or retrain; a good bio-data now is worth months of effort.',
    gain: 'Trade is your way to money: commissions, side projects, better terms. Compare three offers, and read the last page before you sign.',
    duty: 'Details fill the days: audits, complaints, difficult letters. Use checklists, and let a colleague read before you send.',
    fortune:
      'You learn quickly and people listen. A good time for certificates and new contacts; travel for them.',
    obstacle:
      'Messages are lost and plans change. Do research, correct old work, back up your files, and postpone signatures.',
    other:
      'Talks, short trips and household papers take the time. Give your profession one full hour each morning.',
  },
  Jupiter: {
    work: 'Your position grows because people trust you. Accept the advisory post, the class or the larger charge, and refuse what is only bigger.',
    gain: 'A rise, good clients or useful advice may come. Ask first those whom you have taught or helped.',
    duty: 'Many people need your kindness at work. Help within fixed hours, and let others settle the disputes that they are paid for.',
    fortune:
      'Mentors, learning and confidence help your work. Put your most important question to an elder, and act on the answer.',
    obstacle:
      'Good judgement works quietly for some time. Study, plan, give to charity, and do not sign for other people’s hopes.',
    other:
      'Growth comes in family, religion or friendship, beside your work. Let these give you strength, and make no change of job.',
  },
  Venus: {
    work: 'Work becomes more pleasant and more visible. Design, clients and joint projects do well, so improve the way you present your results.',
    gain: 'Income and comforts are the subject. Sell what is beautiful, collect what is due, and save a third of it.',
    duty: 'Peace at work needs effort. Clear up misunderstandings early, keep private feelings out of the office, and be exact about expenses.',
    fortune:
      'Your talent finds people who value it. Show samples of your work to somebody with taste and influence.',
    obstacle:
      'Pleasure and profession go separate ways for some time. Spend on rest and not on show, and improve one skill in private.',
    other:
      'Relationships, house and comforts come first. Work goes well enough if you keep appointments and accept nothing extra.',
  },
  Saturn: {
    work: 'Responsibility at work increases, and proof is asked for. What you complete in this time lasts long, so choose one large task.',
    gain: 'Money is slow and sure: old dues, increments, careful contracts. Keep away from schemes that promise quick profit.',
    duty: 'Long shifts and heavy work, done well. Protect your back and your Sundays; those who do poor work are found out without you.',
    fortune:
      'Discipline brings its reward. A serious degree, a respected senior or a sound plan repays years of effort, so sit the examination.',
    obstacle:
      'Less comes in, and you need less. Close old files, reduce costs, learn the difficult part of your work, and judge the result at the end.',
    other:
      'Duties at home or to a partner take your hours. Agree on fewer targets at work, and meet each of them.',
  },
  Rahu: {
    work: 'An unusual chance to rise comes: new technology, a foreign team, a sudden post. Accept it, and check each condition before the next step.',
    gain: 'Money comes by unusual ways, at times a good amount. Keep exact records and pay the tax at once.',
    duty: 'You meet odd problems, clever rivals and night calls. You win if your own papers are in perfect order.',
    fortune: 'A bold idea finds its time. Ask somebody outside your field to look for its weak points, then begin.',
    obstacle:
      'The situation is unclear. Work far away or without public notice goes well. Sign no long contract, and keep money aside.',
    other:
      'You feel restless. Start a course or take a trip, and leave your present job as it is.',
  },
  Ketu: {
    work: 'Rank interests you less, and skill interests you more. Hand over the tasks that have lost their meaning, and go deeper into one subject.',
    gain: 'Your work matters more to you than the pay. Keep a few simple sources of income; people come to you for a special skill.',
    duty: 'Conflicts end when you drop them. Repair, clear up and finish; your calm is the best answer.',
    fortune:
      'You understand suddenly what your work should be. Discuss it with a teacher before you act on it.',
    obstacle:
      'You are between two stages of work. Own little, rest, and leave the question of the next post open for now.',
    other:
      'Attention goes inward or to the home. Do the necessary part of your work without any error, and let the rest wait.',
  },
};

/** For a lord with an earlier antardasha within the ten years, in another mahadasha. */
export const repeatedPeriod: Record<Graha, { fair: string; mixed: string; quiet: string }> = {
  Sun: {
    fair: 'The Sun rules again, and you are better prepared. Ask openly for the authority that you wanted the first time, with your results in hand.',
    mixed:
      'Once more the question is who is responsible. Answer sooner than the last time, and share the credit before others ask for it.',
    quiet:
      'Ambition rests again. Learn what the next post requires, and let others have the title in the meantime.',
  },
  Moon: {
    fair: 'The Moon’s time comes again with goodwill. People remember what you did for them, so call former clients and teams.',
    mixed:
      'Changes of mood and place return at work. Keep regular meals and hours, and take no decision on a bad day.',
    quiet:
      'Your interest in work is low once more. Take the leave that is due, and arrange old papers until new ideas come.',
  },
  Mars: {
    fair: 'Mars gives a second start. Use the shorter method that you found the first time, and take a junior with you.',
    mixed:
      'New energy and new contests come. Put your force into the work that remained from the last time, and refuse the quarrels.',
    quiet:
      'Mars again favours preparation. Train, repair and practise; impatience is the only thing that can cost you something.',
  },
  Mercury: {
    fair: 'Mercury brings a second chance for your writing and trade. Update what you prepared in its first time, and name a price.',
    mixed:
      'Letters and messages increase again. Use fixed replies, share the load with a colleague, and keep your best hour for other work.',
    quiet:
      'Mercury works in the background again. Read what you wrote the first time, improve it slowly, and sign as little as possible.',
  },
  Jupiter: {
    fair: 'Jupiter’s second time favours what you built in the first. Enlarge it by one step, with the blessing of a teacher or elder.',
    mixed:
      'People ask for your advice again, from several sides. Give some freely, charge for some, and keep the evenings free.',
    quiet:
      'Jupiter teaches quietly once more. What you study and plan now becomes useful in the next period.',
  },
  Venus: {
    fair: 'Venus returns, and you have more to offer. People who liked your work may come back as clients, so tell them where you are.',
    mixed:
      'Pleasant distractions return at work. Enjoy one, settle small disagreements early, and keep all agreed dates.',
    quiet: 'Venus rests from work a second time. Practise a skill for its own sake, and spend on rest.',
  },
  Saturn: {
    fair: 'Saturn tests your work again and finds it sound. You have carried the load; ask for the title and the pay that belong to it.',
    mixed:
      'The climb continues, and you know it by now. Go at your own pace, and let seniors see written proof of what is done.',
    quiet:
      'A second simple time with little income. Reduce costs early, and use the quiet to learn one skill in depth.',
  },
  Rahu: {
    fair: 'Rahu offers another unusual chance, and you know its kind. Ask the questions that you forgot the first time, and then accept.',
    mixed:
      'Restless plans return in a new form. Ask of each what it costs and how long it takes, and keep your present post.',
    quiet:
      'The situation is unclear again, though less than before. Follow the rules that helped you then, and postpone what cannot be changed later.',
  },
  Ketu: {
    fair: 'Ketu makes your special skill sharper once more. Give up one task that is not yours, and use its hours for that skill.',
    mixed: 'Another duty comes to an end. Hand it over in good order, and you are free for the next one.',
    quiet:
      'A second quiet time between two kinds of work. Rest without guilt, and look at chances that you missed before.',
  },
};

/** By the lord of the mahadasha. */
export const mahaDashaIntro: Record<Graha, string> = {
  Sun: 'It lies in the six years of the Sun, which ask for responsibility.',
  Moon: 'It is part of the Moon’s ten years, in which work follows people and places.',
  Mars: 'It belongs to the seven years of Mars, which reward action.',
  Mercury: 'It lies in the seventeen years of Mercury, when skill, trade and writing pay.',
  Jupiter: 'It is part of Jupiter’s sixteen years, in which knowledge and a good name help.',
  Venus: 'It belongs to the twenty years of Venus, when taste and good relations pay.',
  Saturn: 'It belongs to the nineteen years of Saturn: heavy load, lasting results.',
  Rahu: 'It lies in the eighteen years of Rahu, which bring new fields.',
  Ketu: 'It is part of Ketu’s seven years, which leave only the essential work.',
};

/** Added if the lord is in the eighth or twelfth house and has a role in work or money. */
export const hiddenWorkNote: Record<Graha, string> = {
  Sun: 'Much of this happens without public notice; show the finished result.',
  Moon: 'Most of it goes on in private, and rest is part of the plan.',
  Mars: 'Prepare longer than you think necessary, and then act once.',
  Mercury: 'A good part of it is research and drafts; allow time for one more correction.',
  Jupiter: 'Help comes from people who are far away or in the background.',
  Venus: 'Much of the work is done in private first; keep its costs in view.',
  Saturn: 'Progress is not visible for long times, but it continues.',
  Rahu: 'A distant or foreign place has a part in it; keep your papers in order.',
  Ketu: 'It needs a quiet place more than a title.',
};

export const roleLabels: Record<WorkRole, string> = {
  work: 'work itself',
  gain: 'income and savings',
  duty: 'service and contest',
  fortune: 'support and luck',
  obstacle: 'rest and repair',
  other: 'home and people',
};

export const ratingLabels = {
  fair: 'favourable',
  mixed: 'average',
  quiet: 'quiet',
} as const;

export const calendarCaption =
  'The antardashas of ten years. Favourable: the lord concerns work, income or support and is not weak. Quiet: it is in the eighth or twelfth house and has no part in work, money or service. Average: all others, also a lord of work in those two houses, and a time that your answers call not favoured.';
