/** People around a reader of sixty or more: neighbours, helpers, agreements, guides and friends in place of people at work. */
import type { PeopleHouse, PeopleTexts } from '#src/reports/content/en/career/work-people.ts';

export const people: Record<PeopleHouse, PeopleTexts> = {
  3: {
    title: 'People of your own age',
    intro: 'The third house shows neighbours, brothers and sisters, and old colleagues of your age.',
    lord: {
      angle: {
        notWeak: 'People of your own age are close to you and useful. A short talk over tea settles more than a long meeting. Keep one fixed hour a week for them.',
        weak:
          'People of your own age take up much of your day. Say in advance how long you can stay, and keep to it.',
      },
      trine: {
        notWeak: 'You learn from friends of your age, and they learn from you. Somebody from an early team may help you again, so keep the phone numbers.',
        weak:
          'Old friends think well of you and do not say it. Praise one of them first; the others then speak about you.',
      },
      growth: {
        notWeak: 'Doing things together saves you money and brings some. Share a trip, a teacher or a large purchase with people of your age.',
        weak:
          'You compare your means with those of old friends, and a good year then feels poor. Compare this year with your own last year.',
      },
      dusthana: {
        notWeak: 'You help friends of your age without being seen, and they know it. The best of them live elsewhere; call one each month.',
        weak:
          'Messages between you and people of your age are easily misunderstood. After a talk on money or dates, send one written line.',
      },
    },
    occupant: {
      luminary:
        'One person in your circle is well known and sets the tone. Sit on the same committee, and your view is heard as well.',
      benefic:
        'Neighbours and relatives of your age are polite and helpful. Accept small help from them, and return it within the month.',
      malefic:
        'Friends of your age argue with you, and this keeps your mind sharp. Argue about ideas, and pass over small things such as seats.',
      node: 'An unusual friend matters to you: from another country, self-taught, or near you for a short time. Learn what this friend does best.',
    },
  },
  6: {
    title: 'Helpers, opponents and daily tasks',
    intro:
      'The sixth house shows those who help in the house, those who oppose you, and the tasks that come back each day.',
    lord: {
      angle: {
        notWeak: 'Helpers stay with you because you treat them fairly. Opponents speak openly, and a talk before a witness settles most matters.',
        weak:
          'Disputes among helpers or relatives come to you for a decision. Hear each side alone, and write down what was agreed.',
      },
      trine: {
        notWeak: 'You explain tasks well, and those whom you once trained speak in your favour. Teach one of your skills to a young person this year.',
        weak:
          'You help younger people so long that they stop trying. Show them once more how it is done, and name the day from which they continue alone.',
      },
      growth: {
        notWeak: 'Daily tasks bring you money or save it. Repairs, accounts and small regular duties are worth their time, so keep those you like.',
        weak:
          'Small disputes cost you money. Settle them quickly, even with a discount, and stand firm only where a rule is at stake.',
      },
      dusthana: {
        notWeak: 'Obstacles tend to disappear by themselves. An opponent loses interest or a quarrel ends; wait one week before you answer a hard letter.',
        weak:
          'Others do not see what makes your days heavy. Describe it in figures, on one page, to the relative who can change it.',
      },
    },
    occupant: {
      luminary:
        'Your help is noticed. A simple task done well before everybody wins you more respect than a speech.',
      benefic:
        'People who opposed you become friendly, because you are useful to them. Set fixed hours for helping, so that your rest stays safe.',
      malefic:
        'You hold out longer than those who oppose you. Use this for one just cause, such as a delayed pension or a street light.',
      node: 'Opposition comes from unexpected sides and ends suddenly. Keep written records of what was agreed with offices, tenants and workers.',
    },
  },
  7: {
    title: 'Agreements and partners',
    intro: 'The seventh house shows the other side of every agreement: a partner, a tenant, a buyer, a bank.',
    lord: {
      angle: {
        notWeak: 'People find you easily and like to deal with you in person. Go yourself to the bank or the tenant; your presence settles much.',
        weak:
          'Other people have much power over your plans. Let no single tenant, bank or relative hold more than a third of your money.',
      },
      trine: {
        notWeak: 'The right people come by luck and stay like family. What you agree with them in goodwill lasts long, so renew it in person.',
        weak:
          'You choose people for what they promise. Ask what they did in the last three years, and speak with somebody who knows them.',
      },
      growth: {
        notWeak: 'Your agreements are good for both sides. Tenants, buyers and trusted shops come back to you, so offer terms for a full year.',
        weak:
          'Payment is the weak point in your agreements. Ask for a part in advance, and write the dates of the rest on paper.',
      },
      dusthana: {
        notWeak: 'People come to you from far away, or when they are in difficulty. You keep their affairs private. Help with time and advice first, with money last.',
        weak:
          'Agreements stay unclear where you most want to trust. Let a lawyer read every paper that binds you for more than a year.',
      },
    },
    occupant: {
      luminary:
        'A well-known person stands on the other side of an agreement of yours. You gain from this if your own papers are in order.',
      benefic:
        'Dealings with people are pleasant for you. They forgive a small delay; tell them the new date before they ask.',
      malefic:
        'Those who deal with you are exact and demanding. Once satisfied, they are loyal, and they recommend you to others.',
      node: 'People of another community, language or age group make agreements with you. Write the terms in a language that both can read.',
    },
  },
  9: {
    title: 'Teachers, elders and good fortune',
    intro: 'The ninth house shows teachers, elders and guides, and the good luck that comes through them.',
    lord: {
      angle: {
        notWeak: 'Teachers and elders took notice of you early, and their good name still helps you. Ask one experienced person before a large decision.',
        weak:
          'Those who guide you are strong and not always easy. Take the advice that fits, and leave the rest with thanks.',
      },
      trine: {
        notWeak: 'Good guidance is near you. A talk before each large step makes the decision clear, even if you choose otherwise.',
        weak:
          'Help from guides exists but does not show itself. Write once a year to those who taught you, or to their families.',
      },
      growth: {
        notWeak: 'A recommendation brings you money or a useful contact. Old students’ groups and people of your home town help; attend one meeting this year.',
        weak:
          'People who help you expect something in return. Accept only favours that you can repay, and repay them early.',
      },
      dusthana: {
        notWeak: 'Your best guide lives far away, or is an author whom you read. Call or read regularly, because nobody else gives you this.',
        weak:
          'Advisers change just when the last one knew your affairs. Keep one file with all papers, and show it to each new adviser.',
      },
    },
    occupant: {
      luminary:
        'A person of high standing takes an interest in you. Keep this contact warm with a letter at each festival.',
      benefic:
        'Teachers and learned people like you. A polite letter from you has more effect than a long argument, so write it.',
      malefic:
        'Your teachers were hard to please, and you keep their standard. Give young people the praise that you missed.',
      node: 'Your guides come from outside: a foreign teacher, an online course, a person who doubts everything. Test such advice on a small matter first.',
    },
  },
  11: {
    title: 'Your wider circle',
    intro: 'The eleventh house shows friends, groups, and old acquaintances who still think of you.',
    lord: {
      angle: {
        notWeak: 'Your circle is near and active. People who know you mention your name without being asked; tell five of them what you need.',
        weak:
          'Your circle is large and takes time. Choose the twenty people who matter most, and give your free hours to them.',
      },
      trine: {
        notWeak: 'Friends bring you good fortune. What you did for them without counting comes back, often through another person. Help one young person find work.',
        weak:
          'Making friends is easy for you, and asking them is not. Tell one of them a clear wish this month.',
      },
      growth: {
        notWeak: 'Contacts bring you real gain. Groups of retired people, of your trade or of your street suit you, and the yearly fee is worth it.',
        weak:
          'Acquaintances take more hours than they return. Leave two groups on your phone, and meet three good friends regularly.',
      },
      dusthana: {
        notWeak: 'Your helpers live in many places: a former rival, a friend from night duty, somebody abroad. Send each of them a greeting at New Year.',
        weak:
          'Gain through friends is slow, and money lent to them comes back even later. Give time freely, and lend only with a written date.',
      },
    },
    occupant: {
      luminary:
        'One friend in a high place does more for you than a hundred acquaintances. Write to this friend with good news too.',
      benefic:
        'People like you in groups, and invitations come. Organise the next reunion of your school, college or old department.',
      malefic:
        'Large organisations answer you if you keep asking. When a claim is refused once, send it again within six months.',
      node: 'Help comes from outside your usual world, through a distant contact or a specialist. Give thanks at once and note the address.',
    },
  },
};
