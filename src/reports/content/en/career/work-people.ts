/** People at work: equals (3), juniors and rivals (6), clients (7), superiors (9), the wider circle (11). */
export type PeopleHouse = 3 | 6 | 7 | 9 | 11;
export type OccupantKind = 'luminary' | 'benefic' | 'malefic' | 'node';

export type PeopleTexts = {
  title: string;
  intro: string;
  lord: Record<'angle' | 'trine' | 'growth' | 'dusthana', { notWeak: string; weak: string }>;
  occupant: Record<OccupantKind, string>;
};

export const people: Record<PeopleHouse, PeopleTexts> = {
  3: {
    title: 'Colleagues of your own rank',
    intro: 'The third house shows colleagues at your level and the messages between you.',
    lord: {
      angle: {
        notWeak: 'Colleagues of your rank are close and useful. You work side by side, and a short talk over tea settles more than a meeting does. Have lunch with them instead of at your desk.',
        weak:
          'Colleagues of your own rank take up much room, and duties overlap. Write down who does what on the first day of a project.',
      },
      trine: {
        notWeak: 'You learn from your equals, and they learn from you. Somebody from an early team is likely to help you again later, so keep those phone numbers.',
        weak:
          'Your equals think well of you and do not say it. Praise a colleague’s work first in the next meeting; others then speak about yours.',
      },
      growth: {
        notWeak: 'Teamwork brings you money. Shared clients and shared ideas add to your income, so propose one joint project this year.',
        weak:
          'You compare yourself with batchmates, and a good year then feels poor. Compare this year’s results with your own results of last year.',
      },
      dusthana: {
        notWeak: 'You help colleagues without being seen, and they know it. Your best contacts are in other cities or other shifts; call one of them each month.',
        weak:
          'Messages between you and your equals are easily misunderstood. After each talk, confirm the result in a mail of two lines.',
      },
    },
    occupant: {
      luminary:
        'One colleague of your rank is well known and sets the tone. Offer to present together; you are then noticed as well.',
      benefic:
        'Your equals are polite and helpful. Do not let friendliness delay an honest review of a mistake.',
      malefic:
        'Your equals compete with you, and this makes you sharper. Compete in work, and ignore small matters such as parking or seats.',
      node: 'An unusual colleague matters to you: foreign, self-taught, very clever, or with you for a short time. Learn the special skill of this person soon.',
    },
  },
  6: {
    title: 'Juniors, rivals and daily work',
    intro:
      'The sixth house shows those who assist you, those who compete with you, and the work that comes back each day.',
    lord: {
      angle: {
        notWeak: 'Assistants stay with you because you protect them. Rivals oppose you openly, and you do well in a fair contest. Apply for posts that are filled by examination.',
        weak:
          'Disputes among staff come to your desk. Take time when you hire, correct people in private, and settle shifts and leave by a written rule.',
      },
      trine: {
        notWeak: 'You train people well, and former juniors speak in your favour. Competition teaches you more than it costs you, so enter one contest a year.',
        weak:
          'You help juniors so long that they stop trying. Explain the method once more, and name the date from which they work alone.',
      },
      growth: {
        notWeak: 'Daily tasks pay you well. Service contracts, maintenance and difficult regular clients bring more than they seem to, so keep them.',
        weak:
          'Small disputes reduce your income. Settle the small ones quickly, even with a discount, and resist only where a rule is at stake.',
      },
      dusthana: {
        notWeak: 'Obstacles at work tend to disappear by themselves. A rival is transferred or a quarrel ends; wait one week before you answer an attack.',
        weak:
          'Others do not see what troubles you in your daily work. Describe it in figures, on one page, to the person who can change it.',
      },
    },
    occupant: {
      luminary:
        'Service brings you to notice. A simple task done well before everybody has more effect on your rise than a speech.',
      benefic:
        'Opponents become friendly because you are useful to them. Set hours for helping, or people bring you all their unfinished work.',
      malefic:
        'You are a strong competitor. Opposition that stops other people pushes you forward, so do not avoid a difficult department.',
      node: 'Rivalry comes from unexpected sides and ends suddenly. Night hours, contract staff or distant offices are part of your work; keep written records of what was agreed.',
    },
  },
  7: {
    title: 'Clients and partners',
    intro: 'The seventh house shows clients, partners and the other side of every deal.',
    lord: {
      angle: {
        notWeak: 'Clients find you easily and like to deal with you in person. Most of your good name comes from people you have served, so ask them for a short written review.',
        weak:
          'Clients and partners have much power over your results. Let no single client bring more than a third of your yearly income.',
      },
      trine: {
        notWeak: 'The right partner comes by luck and stays like family. Agreements made with goodwill last longer than their term; renew them in person.',
        weak:
          'You choose partners for what they promise. Check what they did in the last three years, and speak with somebody who has left them.',
      },
      growth: {
        notWeak: 'Deals are good for both sides. Clients who came once come again, and repeat orders earn you more than new ones. Offer a yearly contract.',
        weak:
          'Payment is the weak point in your dealings. Divide it into an advance, a middle part and a balance, and write this in the order.',
      },
      dusthana: {
        notWeak: 'Partners come to you from far away, or when they are in difficulty. You keep their affairs private, and so they stay. Ask for payment by the month.',
        weak:
          'Agreements stay unclear where you most want to trust. Have a lawyer read every contract that binds you for more than a year.',
      },
    },
    occupant: {
      luminary:
        'Your clients or partners are well known people. You gain from the connection if you keep your own name and your own papers.',
      benefic:
        'Dealings with clients are pleasant. They forgive you a delay that they would not forgive others; do not use this more than once a year.',
      malefic:
        'Your clients are exact and demanding. Satisfied, they are loyal, and one word from them brings several new orders.',
      node: 'Partners of another community, language or age group come to you. Write the terms in a language that both sides read well.',
    },
  },
  9: {
    title: 'Seniors, mentors and good fortune at work',
    intro: 'The ninth house shows seniors who teach you, elders who recommend you, and good luck at work.',
    lord: {
      angle: {
        notWeak: 'Seniors notice you early and with good reason. A strict but helpful mentor is present at each important change of post. Ask for this person’s opinion before you apply.',
        weak:
          'Your seniors are powerful and not always easy. Learn what they do best, and do not take the rest home with you.',
      },
      trine: {
        notWeak: 'Good guidance is near you. Speak with an elder before each large step; the talk makes the decision clear, even if you choose otherwise.',
        weak:
          'Help from seniors exists but does not show itself. Write once a year to those who taught you, with news and without a request.',
      },
      growth: {
        notWeak: 'A senior’s recommendation brings you income. Old students’ groups and people of your home town are useful; attend one of their meetings this year.',
        weak:
          'Seniors who help you expect something in return. Accept only favours that you can repay, and repay them without being asked.',
      },
      dusthana: {
        notWeak: 'Your best mentor is somebody older, retired or living far away, or an author you read. Nobody can transfer such a guide; call or read regularly.',
        weak:
          'Your boss changes just when the last one knew your work. Keep a file of your results, and show it to each new one in the first week.',
      },
    },
    occupant: {
      luminary:
        'A person of high standing, a parent or a chief, watches over your career. Work closely with one excellent senior for some years.',
      benefic:
        'Teachers and seniors like you. A polite letter from you opens doors that clever arguments do not open, so write it.',
      malefic:
        'Your teachers and bosses were hard to please. You keep their standard; give your own juniors the praise that you missed.',
      node: 'Your guides come from outside: a foreign teacher, an online course, a person who doubts everything. Test their advice on a small matter first.',
    },
  },
  11: {
    title: 'Your wider network',
    intro: 'The eleventh house shows friends, former colleagues and everybody who may recommend you.',
    lord: {
      angle: {
        notWeak: 'Your network is near and active. People who know your work mention you without being asked, and openings come in ordinary talk. Tell five of them what you look for.',
        weak:
          'Your circle is large and takes time. Once a year, choose the twenty people who matter and give the free hours to them.',
      },
      trine: {
        notWeak: 'Friends bring you good fortune. What you do for them without counting comes back, often through another person, so help one junior find a post.',
        weak:
          'Making friends is easy for you, and asking them is not. Tell one friend one clear wish this month.',
      },
      growth: {
        notWeak: 'Contacts turn into orders. Associations, trade bodies and professional groups suit you, and the yearly fee is well spent.',
        weak:
          'Acquaintances take more hours than they return. Leave two groups on your phone, and meet three useful people regularly.',
      },
      dusthana: {
        notWeak: 'Your helpers are scattered: a former rival, a night-shift friend, somebody abroad. Keep their numbers and send a greeting at New Year.',
        weak:
          'Gain through friends is slow, and money lent to friends is slower. Give time freely, and lend rupees only with a written date.',
      },
    },
    occupant: {
      luminary:
        'One friend in a high place does more for you than a hundred followers. Write to this friend with good news too, not only when you need help.',
      benefic:
        'You are liked in groups, and it helps your income. Organise the next reunion of your college; a future employer may be there.',
      malefic:
        'Large organisations reward you if you keep asking. After a first refusal, apply again within six months.',
      node: 'Help comes from outside your usual world, from a distant contact or a specialist whom you meet once. Thank them at once and note the address.',
    },
  },
};
