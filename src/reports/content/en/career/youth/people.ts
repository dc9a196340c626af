/** People around a reader of sixteen or seventeen: classmates, rivals, study partners, teachers and friends. */
import type { PeopleHouse, PeopleTexts } from '#src/reports/content/en/career/work-people.ts';

export const people: Record<PeopleHouse, PeopleTexts> = {
  3: {
    title: 'Classmates, brothers and sisters',
    intro: 'The third house shows those of your own age, and the messages between you.',
    lord: {
      angle: {
        notWeak: 'Classmates are close to you and useful. A short talk clears up more than an hour alone. Study with one of them on a fixed evening.',
        weak: 'Classmates take up much of your day. Say in advance how long you can stay, and keep to it.',
      },
      trine: {
        notWeak: 'You learn from friends of your age, and they learn from you. Share notes for one subject each.',
        weak: 'Friends think well of you and do not say it. Praise one of them first, and the talk becomes easier.',
      },
      growth: {
        notWeak: 'Doing things together brings results: a shared project, a team, a quiz. Join one this term.',
        weak: 'You compare your marks with those of others, and a good result then feels poor. Compare with your own last result.',
      },
      dusthana: {
        notWeak: 'You help classmates quietly, and they know it. A good friend may live elsewhere, so stay in contact.',
        weak: 'Messages are easily misunderstood. Settle an important matter by talking, and not by text.',
      },
    },
    occupant: {
      luminary: 'One person in your class is well known and sets the tone. Work with this person once, and judge for yourself.',
      benefic: 'Classmates, brothers or sisters are helpful to you. Accept small help from them, and return it soon.',
      malefic: 'Friends argue with you, and this keeps your mind sharp. Argue about ideas, never about persons.',
      node: 'An unusual friend matters to you: from another place, or with another language. Learn what this friend does best.',
    },
  },
  6: {
    title: 'Rivals and daily tasks',
    intro: 'The sixth house shows competition, routine, and the tasks that come back each day.',
    lord: {
      angle: {
        notWeak: 'Competition is open and fair for you. Choose examinations with clear rules, where preparation counts.',
        weak: 'Daily tasks and small quarrels take your best hours. Do the main subject before you open messages.',
      },
      trine: {
        notWeak: 'Routine makes you better each month. Keep one table with your hours, and look at it on Sundays.',
        weak: 'You help others so long that your own task waits. Show them once, and then return to your page.',
      },
      growth: {
        notWeak: 'Daily practice brings visible results. Ten questions a day are more than a hundred on one Sunday.',
        weak: 'Small disputes cost you time. Let the unimportant ones go, and stand firm where a rule is broken.',
      },
      dusthana: {
        notWeak: 'Obstacles tend to become smaller by themselves. Wait one night before you answer an unkind word.',
        weak: 'Others do not see what makes your days heavy. Describe it to a parent or teacher who can change something.',
      },
    },
    occupant: {
      luminary: 'Your effort in daily work is noticed. A simple task done well before all wins you respect.',
      benefic: 'Rivals become friendly because you are useful to them. Keep fixed hours for yourself too.',
      malefic: 'You hold out longer than your rivals. Long examinations suit this strength.',
      node: 'Competition comes from unexpected sides. Look at old papers of the test, and not only at the class.',
    },
  },
  7: {
    title: 'Study partners and agreements',
    intro: 'At your age the seventh house shows the one with whom you work side by side.',
    lord: {
      angle: {
        notWeak: 'You work well in pairs. Find one study partner for the year, and share the chapters.',
        weak: 'The mood of a partner decides your day. Have a plan that also works alone.',
      },
      trine: {
        notWeak: 'The right people come to you by luck. A project with such a person can last for years.',
        weak: 'You choose people for what they promise. Look at what they finished last term.',
      },
      growth: {
        notWeak: 'Working with others brings you gain: notes, ideas, a prize. Agree at the start who does what.',
        weak: 'Shared work may be shared unevenly. Write down the parts on the first day.',
      },
      dusthana: {
        notWeak: 'You help people who are in difficulty, and keep their matters private. Keep time for your own study.',
        weak: 'Agreements stay unclear where you want to trust. Ask once more what is expected, and until when.',
      },
    },
    occupant: {
      luminary: 'A person with a strong will works beside you. Agree on the plan before you begin.',
      benefic: 'People are pleasant to work with. Tell them early when you cannot keep a date.',
      malefic: 'Those who work with you are exact and demanding. Their standard raises your own.',
      node: 'People of another place or language work with you. Explain your idea with a drawing.',
    },
  },
  9: {
    title: 'Teachers, elders and good fortune',
    intro: 'The ninth house shows teachers, elders, higher study, and the good luck that comes through them.',
    lord: {
      angle: {
        notWeak: 'Teachers notice you early. Ask one of them before you choose a course.',
        weak: 'Your guides are strong and not always easy. Take the advice that fits, and give thanks for the rest.',
      },
      trine: {
        notWeak: 'Good guidance is near you. One talk before a large step makes the choice clear.',
        weak: 'Help is there but does not show itself. Go and ask, with your question on paper.',
      },
      growth: {
        notWeak: 'A recommendation of a teacher helps you. Ask for it early, and in good manners.',
        weak: 'Some advice is given for the sake of others. Compare it with the view of a second person.',
      },
      dusthana: {
        notWeak: 'Your best teacher may live far away, or be the author of a book. Write to one such person.',
        weak: 'Teachers change when you have got used to them. Keep your own notes complete.',
      },
    },
    occupant: {
      luminary: 'A person of high standing takes an interest in you. Send a greeting at each festival.',
      benefic: 'Teachers and learned people like you. A polite question opens a long talk.',
      malefic: 'Your teachers are hard to please, and you learn much from them. Ask what a full answer looks like.',
      node: 'Guides come from outside: a teacher online, a person from abroad. Show the course to your parents before you join.',
    },
  },
  11: {
    title: 'Your wider circle',
    intro: 'The eleventh house shows friends, groups and older students, and wishes that come true.',
    lord: {
      angle: {
        notWeak: 'Your circle is active and near. Tell five people what you would like to study; one of them knows somebody.',
        weak: 'A large circle takes time. Choose two groups and leave the others.',
      },
      trine: {
        notWeak: 'Friends bring you good fortune. What you do for them comes back, often through another person.',
        weak: 'You make friends easily, and asking them is hard. Tell one of them a clear wish this month.',
      },
      growth: {
        notWeak: 'Groups bring you results: a club, a team, a camp. Take a task in one of them.',
        weak: 'Acquaintances take more hours than they return. Meet three good friends regularly.',
      },
      dusthana: {
        notWeak: 'Your helpers live in many places. Write to an older student of the course that you like.',
        weak: 'A wish takes longer than you thought. Write it down, and look at it again in a year.',
      },
    },
    occupant: {
      luminary: 'One older friend can do a lot for you. Share your good news with this friend too.',
      benefic: 'People like you in groups, and invitations come. Help to organise one event of your school.',
      malefic: 'Large organisations answer you if you keep asking. Send a form again when the first gets no answer.',
      node: 'Help comes from outside your usual world. Give thanks at once and note the address.',
    },
  },
};
