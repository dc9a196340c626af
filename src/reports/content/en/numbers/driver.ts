/** The driver (mulank): the day of birth reduced to one digit, and its graha. Index number - 1. */
import type { TextWithReason } from '#src/reports/content/en/common/text-with-reason.ts';

export type DriverText = {
  /** two or three words for a heading */
  title: string;
  summaryLine: string;
  gift: string;
  caution: string;
  statements: readonly TextWithReason[];
  pullQuote: string;
};

export const drivers: readonly DriverText[] = [
  {
    title: 'One, the one who starts',
    summaryLine: 'Beginning things and deciding for yourself come naturally to you.',
    gift: 'You are not afraid to go first, and others follow once you have started.',
    caution: 'Asking for help is hard for you. Ask one person this week to show you a shorter way.',
    statements: [
      {
        text: 'Waiting until everybody agrees is difficult for you, so you decide quickly. If the choice was wrong, you correct it the same day. Before a big decision, ask one experienced person.',
        because: 'one begins every count, and the Sun, its lord, shines by its own light',
      },
      {
        text: 'In work or study you do best when one task is fully yours. A small task of your own suits you better than a part of a large one. Ask for one duty that carries your name, at home, at school or in the office.',
        because: 'the Sun is the karaka of authority',
      },
      {
        text: 'Friends rely on your confidence and rarely see the effort behind it. You may feel alone while many people admire you. Share one worry with a friend before it becomes large.',
        because: 'the Sun gives light to others and stands alone',
      },
      {
        text: 'Money leaves your hand most easily when others can see it: gifts, sweets, a meal for everybody. Savings give you more pride in the end. Put a part of every sum you receive into the bank before you spend anything.',
        because: 'the Sun is the king among the grahas, and a king gives in public',
      },
      {
        text: 'To accept second place is the lesson of this number. When somebody else leads well or corrects you, thank that person in front of others. People then follow you more gladly.',
        because: 'a single one is small; beside other digits it becomes ten, a hundred, a thousand',
      },
    ],
    pullQuote: 'Go first, and let others walk with you.',
  },
  {
    title: 'Two, the one who listens',
    summaryLine: 'You notice how people feel before they say it.',
    gift: 'People become calm in your company and speak more openly than they had planned.',
    caution: 'When somebody is silent, you think it is about you. Ask once, and believe the answer.',
    statements: [
      {
        text: 'Listening is how you understand people. You notice a change of voice or a small sadness that others miss. When somebody at home is upset, sit with them first and advise later.',
        because: 'the Moon rules two, and it shines by answering another light',
      },
      {
        text: 'A pair or a small group brings out your best. You prepare, correct and keep the peace, and somebody else often gets the credit. Let your teacher, your boss or your family know which part was yours.',
        because: 'two is the first number that has a partner, and the Moon rules care',
      },
      {
        text: 'Your mood changes quickly, often without a clear reason. It passes sooner when you say it aloud to somebody close. A bath, a short walk or half an hour in the kitchen also helps.',
        because: 'the Moon is the fastest of the nine and changes its sign every two and a quarter days',
      },
      {
        text: 'Savings make you feel safe. You like to keep some money or gold aside, and you do not like to explain it. Keep it in a bank or a locker, and let one trusted person know of it.',
        because: 'the Moon keeps and stores, as a mother does for the family',
      },
      {
        text: 'Saying no is what you have to practise. You agree at once and are sorry afterwards. Use one sentence, “I shall answer tomorrow”, and decide after a night’s sleep.',
        because: 'a two lives by agreement and has to learn its own limit',
      },
    ],
    pullQuote: 'Your gentle way gives strength to others.',
  },
  {
    title: 'Three, the one who explains',
    summaryLine: 'You learn in order to share, and you explain well.',
    gift: 'A difficult subject becomes simple when you explain it, and a dull evening becomes cheerful.',
    caution: 'Your promises are larger than your free time. Count your free hours before you say yes again.',
    statements: [
      {
        text: 'Good ideas come to you in company. One remark is enough, and soon you are explaining something to everybody. Find people who want to learn: a younger cousin, a class, a group at work.',
        because: 'three belongs to Jupiter, the teacher of the gods',
      },
      {
        text: 'Places with rules, ranks and a clear purpose suit you, as long as you can rise there. Law, teaching, advice, books and public trusts are such fields. Give your time to places that respect knowledge.',
        because: 'Jupiter is the karaka of counsel and right conduct, and Cheiro saw a love of order in three',
      },
      {
        text: 'Younger people come to you for advice, and you enjoy it. With people of your own age it is harder for you only to listen. Ask two questions before you give an answer.',
        because: 'Jupiter is the guru, and a guru is used to speaking',
      },
      {
        text: 'Learning, food and guests are what you like to spend on. The expenses grow before you notice. Decide at the start of the month how much you give away, and give exactly that.',
        because: 'growth is the nature of Jupiter, in wisdom and in expenses',
      },
      {
        text: 'Finishing is harder for you than starting. Several books, courses or plans may be lying half done. Choose one, and complete it before you begin anything new.',
        because: 'Jupiter expands, and a three has to learn how to close',
      },
    ],
    pullQuote: 'Share your knowledge in small portions.',
  },
  {
    title: 'Four, the one who does it differently',
    summaryLine: 'You see how a thing works and where it could work better.',
    gift: 'You find a second way while everybody is waiting at the first.',
    caution: 'You object to a rule before you have read all of it. Read it to the end, and then object.',
    statements: [
      {
        text: 'Customs that everybody accepts make you ask why. You ask calmly, and “we always do it like this” is no answer for you. Ask elders in private; they explain more there than before the family.',
        because: 'four is given to Rahu in India, and Rahu is not one of the seven old grahas',
      },
      {
        text: 'A complicated task keeps you happy for weeks: a machine, a timetable, a computer program, a confused set of papers. You solve it by a method of your own. Write down your steps, so that others can repeat them.',
        because: 'Rahu favours machines, new methods and everything foreign',
      },
      {
        text: 'Closeness grows slowly with you and then lasts. You have few friends and test them without saying so. Being controlled is the one thing you cannot bear; say this kindly at the start.',
        because: 'Cheiro noted that people of four are often lonely until they meet their own kind',
      },
      {
        text: 'Gains come to you suddenly, with long quiet times between them. Keep enough aside for a few months of simple expenses. A sudden change then causes no worry in the family.',
        because: 'Rahu moves backwards through the signs and gives its results out of turn',
      },
      {
        text: 'You reach the right result without showing the steps, and people suspect a trick. Take five minutes, a pencil and paper, and explain how you got there. Most of them then support you.',
        because: 'Rahu comes from outside and has to be introduced first',
      },
    ],
    pullQuote: 'You are early. Explain it, and give others time.',
  },
  {
    title: 'Five, the one who connects',
    summaryLine: 'You think quickly, speak easily and know many people.',
    gift: 'You learn fast, recover fast and can talk with anybody.',
    caution: 'Too many things are open at the same time. Finish one of them tonight, or drop it.',
    statements: [
      {
        text: 'Your mind is quick. You understand people before they have finished, and a repeated topic bores you. Let the other person complete the sentence; you learn more that way.',
        because: 'five belongs to Mercury, the graha of a quick mind',
      },
      {
        text: 'Trade, languages, numbers, travel and every task with messages suit you. If each day is like the last, you grow tired of it within months. Choose subjects or duties that change often.',
        because: 'Mercury is the karaka of commerce and of speech',
      },
      {
        text: 'Many people know your jokes, and very few know your worries. You look cheerful even on a bad day. Call one of those few when things are not going well.',
        because: 'Mercury takes on the nature of the graha beside it, so its own is seen last',
      },
      {
        text: 'A good bargain pleases you more than the thing you bought. Your money goes in small amounts: snacks, recharges, little loans to friends. Write down the small expenses of one month and add them up.',
        because: 'Mercury is the trader, who enjoys the exchange itself',
      },
      {
        text: 'Staying with one thing is what this number has to learn. Choose one skill and go on with it after it has stopped being new. After a year it is worth more to you than ten short interests.',
        because: 'five stands in the middle of the nine digits and is drawn to both sides',
      },
    ],
    pullQuote: 'A quick mind needs one fixed place.',
  },
  {
    title: 'Six, the one who makes it pleasant',
    summaryLine: 'You make places pleasant and people welcome.',
    gift: 'You bring warmth, good taste and peace into a family or a group.',
    caution: 'You carry the worries of the whole house. Give one of your duties to somebody else this week.',
    statements: [
      {
        text: 'Beauty gives you strength, and disorder makes you tired. Clean clothes, music and a well-served meal mean more to you than to others. Keep one corner of your room exactly as you like it.',
        because: 'Venus rules six and is the karaka of beauty, comfort and affection',
      },
      {
        text: 'Your best work is where people can feel the quality: food, cloth, design, music, care of guests. You prefer doing it well to doing it fast. Learn one such skill properly, from a good teacher.',
        because: 'Venus rules everything that pleases the senses',
      },
      {
        text: 'Family and friends come to you easily and stay long. You find it hard to send them away, even when you are tired. Fix hours for visits, and keep the other hours for yourself.',
        because: 'Cheiro called people of six magnetic and loved by all around them',
      },
      {
        text: 'One fine thing pleases you more than four ordinary ones. Gifts become costly, because you measure your feeling by the price. For those closest to you, make or write something by hand.',
        because: 'Venus stands for love and for luxury, and the two are easily confused',
      },
      {
        text: 'You avoid quarrels so well that a complaint can stay hidden for years. Say one honest sentence while the matter is still small. The relation lasts longer that way.',
        because: 'Venus prefers agreement to contest',
      },
    ],
    pullQuote: 'You care for everyone. Take your own share too.',
  },
  {
    title: 'Seven, the one who looks deeper',
    summaryLine: 'You need time alone, and you think best there.',
    gift: 'You understand what people mean behind their words, and you do not pass it on.',
    caution: 'Your thoughts go away while others are still talking. Say openly that you need an hour alone.',
    statements: [
      {
        text: 'A part of you stands aside and watches. At a wedding you observe two or three people closely and forget the rest. Trust this eye when you decide whom to rely on.',
        because: 'seven is Ketu’s in Indian practice, and Ketu turns away from the crowd',
      },
      {
        text: 'Quiet occupations suit you: study, research, writing, repair, prayer. What others find lonely brings out your own ideas. Ask for one quiet hour and a quiet place every day.',
        because: 'Ketu gives skill without show, and Cheiro linked seven with travel over water',
      },
      {
        text: 'You feel more than you say, and those close to you may think that you do not care. A short note is enough, and it is easier for you than a speech. Write one this month.',
        because: 'Ketu has no head in the story, and finds it hard to speak',
      },
      {
        text: 'Possessions mean little to you, so papers and bills are forgotten. Ask somebody you trust to go through them with you twice a year. Keep all of them in one file.',
        because: 'letting go is the nature of Ketu',
      },
      {
        text: 'What you have understood should be shared; this is the lesson of the seven. A thing that is plain to you may be new to others. Once a month, explain one of your ideas to somebody at home.',
        because: 'seven is the number of the seeker, and Ketu hides what it finds',
      },
    ],
    pullQuote: 'Say in a low voice what you found in silence.',
  },
  {
    title: 'Eight, the one who takes responsibility',
    summaryLine: 'You go slowly, accept heavy duties and complete them.',
    gift: 'You have endurance: what you have promised is done.',
    caution: 'You rest only when all work is over. Take one evening a week off before it is over.',
    statements: [
      {
        text: 'From childhood you have been more serious than others of your age. You can judge well how long a task takes. Teach this to others, and do not do their share as well.',
        because: 'Saturn rules eight and stays two and a half years in each sign, longest of the seven',
      },
      {
        text: 'Large and slow tasks suit you: land, building, machines, accounts, public service. Praise comes late. Keep a record of what you have done, so that you can show it when somebody asks.',
        because: 'Saturn is the karaka of labour, of time and of the many who work',
      },
      {
        text: 'You show love by deeds: you repair the tap, fill in the form, take a guest to the station. A person who waits for kind words may not notice it. Say the words too, at least on birthdays.',
        because: 'Saturn counts deeds more than words',
      },
      {
        text: 'Money grows slowly with you and stays. You save well, at times even when there is no need. Spend a small sum every month on something that only gives joy.',
        because: 'what Saturn gives slowly it also takes back slowly',
      },
      {
        text: 'Some popular lists call eight a hard number, which is not fair to it. Its lesson is to put work down in the evening and to laugh sooner. Choose an hour after which nobody at home talks of duties.',
        because: 'Saturn is exalted in Libra, the sign of balance and fairness',
      },
    ],
    pullQuote: 'Time helps those who do not hurry.',
  },
  {
    title: 'Nine, the one who defends',
    summaryLine: 'You act at once when something goes wrong or somebody needs help.',
    gift: 'You have quick and practical courage, most of all for other people.',
    caution: 'Your first answer can be sharp. Count to ten, and give the second answer.',
    statements: [
      {
        text: 'People notice your energy first. You walk, decide and reply fast, and injustice troubles you more than discomfort. Give a part of this energy to some physical effort every morning.',
        because: 'nine is the number of Mars, the commander among the grahas',
      },
      {
        text: 'A clear target brings out your best: a match, an examination, a deadline, an emergency. Without one you start a contest at home. Set yourself a goal with a date every month.',
        because: 'Mars is the karaka of strength, of land and of younger brothers and sisters',
      },
      {
        text: 'You are loyal and get up at once when a friend needs help. You may also quarrel with that friend and forget it by morning. The friend forgets more slowly, so apologise before the day ends.',
        because: 'the fire of Mars rises fast and goes down fast',
      },
      {
        text: 'When you want something, you buy it at once. Sleep two nights before any large purchase. Land, tools and training please you longer than things bought in a hurry.',
        because: 'Mars acts at once, and land is under its rule',
      },
      {
        text: 'Anger needs a daily outlet in your case. Sport, a run, gardening or work with the hands uses it up. On days without exercise, leave arguments for the next morning.',
        because: 'nine multiplied by any digit comes back to nine, so this force does not go away unused',
      },
    ],
    pullQuote: 'Real strength needs no loud voice.',
  },
];
