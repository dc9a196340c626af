/** Learning: the fifth house, Mercury and the siddhamsha. */
import type { SubjectTexts, WindowTexts } from './subject-texts.ts';

const windows: WindowTexts = {
  title: 'Favoured times for study',
  best: (months) =>
    `Examinations, admissions and new courses are most favoured in ${months}. Put the most important test there if you can choose.`,
  fair: (months) => `No months stand out strongly for study; ${months} is fair. Regular work counts more than dates.`,
  second: (months) => `Another time for study is ${months}. It suits a new course or a change of school.`,
  none: 'No months of these ten years stand out for study. A fixed hour each day does more than a date.',
  rows: {
    3: ['The main examination.', 'Strong for tests again.', 'A third strong time.'],
    2: ['Admission, or a new course.', 'Good for a scholarship.', 'Good for a new language.'],
    1: ['Revision and practice.', 'A short course.', 'Extra lessons.'],
  },
};

export const educationTexts: SubjectTexts = {
  subject: 'of learning',
  ages: {
    child: {
      lead: 'This chapter is about school: how learning comes, which way of teaching suits, and in which months tests go well.',
      lordCondition: {
        strong:
          'Learning comes easily to you, and school is likely to be a good place. Harder books may come early. Effort deserves more praise than marks.',
        fair: 'School goes well with one regular hour of study at home. You learn best when somebody explains a thing twice and then lets you try.',
        weak: 'School needs patience more than talent. Small steps, the same hour every day and a kind teacher are the best help. Comparing marks helps nobody.',
      },
      windows,
    },
    youth: {
      lead: 'This chapter is about study: how you learn, which subjects suit you, and when examinations and admissions are favoured.',
      lordCondition: {
        strong:
          'Study is one of your strong sides, so aim for a good college or a demanding course. Apply to one place that seems too high for you.',
        fair: 'Study succeeds for you through routine rather than through one great effort. Fix your hours, and take a mock test every week.',
        weak: 'Examinations may need a second attempt, and the second one is likely to go better. Choose a course by interest, and find a teacher who corrects your work.',
      },
      windows,
    },
    adult: {
      lead: 'This chapter is about what you still learn: a degree beside work, a certificate, a language or a craft.',
      lordCondition: {
        strong:
          'You learn quickly, even beside work. A further degree, a certificate or a language is likely to pay. Choose one subject, and finish it within two years.',
        fair: 'New knowledge stays with you when you use it at once. Take short courses with an examination, and apply each of them within a month.',
        weak: 'Long courses tire you, and practical learning suits you better. Learn from a person and by doing. One new skill a year is enough.',
      },
      windows,
    },
    older: {
      lead: 'This chapter is about learning for its own sake, and about what you can teach others.',
      lordCondition: {
        strong:
          'Your mind is awake, and learning remains a pleasure. A scripture, an instrument or a language is good company now. Teach somebody what you know.',
        fair: 'You like to learn in company. A reading circle, a satsang or a class at the library keeps your mind fresh.',
        weak: 'New devices and rules may be tiring, and there is no need to hurry. Ask a young relative to show you one thing at a time.',
      },
    },
  },
  lordInHouse: [
    'You learn by yourself and in your own way. A good plan and a quiet table do more for you than strict supervision.',
    'Words are your tool in learning: reading aloud, reciting, explaining. The family supports your studies and is proud of them.',
    'Writing, short courses and work with the hands teach you most. Repeat aloud what you have read, and explain it to a brother, sister or friend.',
    'A quiet home is half of your success in learning. Study in the same place, with good light and away from the television.',
    'Original ideas come easily to you. Subjects with imagination or mathematics suit you well. Keep a notebook for your ideas.',
    'You learn through daily discipline and competition. Tests and corrections carry you forward. Accounts, law, science or care of others are good subjects.',
    'You learn best together with others: a study partner, a discussion, a teacher across the table. Choose that company with care.',
    'Deep subjects attract you: research, history, mathematics, old knowledge. Surface reading bores you. After a break, return to the same subject.',
    'Good teachers and higher learning are favoured. You gain by listening to an elder, and by study at a respected place.',
    'What you learn is likely to become visible to others. Choose subjects that can be used, and finish with an examination.',
    'Friends and older students help you to learn, and prizes or good marks are likely. Join a group that is slightly better than you.',
    'Quiet and distance help you to learn: a library, another town, the early morning. Noise and many people take your attention away.',
  ],
  element: [
    'You learn with enthusiasm and in competition. Set yourself a target with a date.',
    'You learn by example and practice. Solve ten problems instead of reading ten pages.',
    'You learn by talking and asking. Explain each lesson to somebody on the same day.',
    'You learn by feeling and memory. Pictures, songs and stories fix a lesson in your mind.',
  ],
  occupants: {
    Sun: 'You want to understand a subject fully, and to be seen as good at it. Choose teachers whom you respect.',
    Moon: 'Your memory works through feeling: you keep what you like and forget what bores you. Connect dry facts with a story.',
    Mars: 'You learn in short, strong efforts, and logic or technique suits you. Check your answers once more before you hand them in.',
    Mercury: 'Language, numbers and quick understanding are your gifts in study. Do not read ten things at once.',
    Jupiter: 'Wide understanding and a love of good books are given here, and you also teach well. Read the original text, not only the summary.',
    Venus: 'Arts, design, music or languages come easily to you. A clean notebook and a tidy table help you to learn.',
    Saturn: 'You learn slowly and forget little. Hard subjects become yours through repetition. Allow twice the time, and trust the result.',
    Rahu: 'New technology and unusual subjects attract you. Learning online suits you, with a limit on distraction.',
    Ketu: 'You understand some things without being taught, and lose interest quickly in others. Finish one course before you begin the next.',
  },
  empty: {
    Jupiter: 'A good teacher is likely to appear when you need one. Ask early, and follow the advice for a full term.',
    Saturn: 'Discipline is asked of you in learning, and its results stay. Begin before the others do.',
    Mars: 'You work hard just before a date and little after it. Spread the effort over the whole week.',
    none: 'Nothing helps or disturbs your learning from outside. Interest decides, so choose subjects that you like.',
  },
  karaka: {
    strong: 'Reading, writing and calculation are reliable tools for you, because the planet of study is strong. Use them before you use a machine.',
    fair: 'The planet of study has middle strength. Written notes and regular revision make up for the rest.',
    weak: 'Careless mistakes cost you more than lack of understanding, because the planet of study is weak. Read each question twice.',
  },
  varga: {
    strong: 'The special chart of learning gives strength. Knowledge that you gain with effort stays for life.',
    fair: 'The special chart of learning adds nothing and takes nothing away. Regular work decides.',
    weak: 'The special chart of learning gives little strength. Revise once more than the others do.',
  },
  bindus: {
    many: 'Help for learning comes easily: books, teachers, perhaps a grant. Ask for it in writing.',
    some: 'Conditions for learning are average. One extra hour a week already moves you ahead.',
    few: 'Conditions for learning are not always easy. Protect one quiet hour a day, and keep the telephone in another room.',
  },
  adviceByLord: {
    Sun: 'Read for twenty minutes after sunrise, facing east. Offer water to the sun before you begin.',
    Moon: 'On Monday evening go over what you learned in the week, and thank the person who cared for you.',
    Mars: 'On Tuesday recite the Hanuman Chalisa once, and then take up the hardest task first.',
    Mercury: 'On Wednesday write one page by hand, and give a pen or a notebook to a child who needs it.',
    Jupiter: 'On Thursday greet a teacher, and read one page of a holy book before other reading.',
    Venus: 'On Friday put the table and the books in order, and light a lamp before Saraswati.',
    Saturn: 'On Saturday repeat an old lesson, and help a slower learner without payment.',
  },
  ageTexts: {
    lordInHouse: [
      'You learn by yourself and in your own way. A good plan and a quiet table are enough.',
      'Words are your tool in learning: reading aloud, reciting, explaining. Tell the family what you have read.',
      'Writing, short courses and work with the hands teach you most. Explain what you have read to a brother, sister or friend.',
      'A quiet home helps you to learn. Sit in the same place each day, with good light and away from the television.',
      'Original ideas come easily to you. Poetry, music or puzzles suit you well. Keep a notebook for your ideas.',
      'You learn through a daily routine. One page a day carries you further than a long evening. Accounts, health or law are good subjects.',
      'You learn best together with others: a partner, a discussion, a class. Choose that company with care.',
      'Deep subjects attract you: history, scripture, mathematics, old knowledge. After a break, return to the same subject.',
      'Good teachers and holy books are favoured. You gain by listening to a learned person, and by study at a respected place.',
      'What you know is likely to become visible to others. Give a talk or a lesson when you are asked.',
      'Friends help you to learn, and a group keeps you at it. Join one that knows slightly more than you.',
      'Quiet and distance help you to learn: a library, an ashram, the early morning. Noise and many people take your attention away.',
    ],
    element: [
      'You learn with enthusiasm and in company. Set yourself a small target with a date.',
      'You learn by example and practice. Try a thing once instead of reading ten pages about it.',
      'You learn by talking and asking. Explain each new thing to somebody on the same day.',
      'You learn by feeling and memory. Pictures, songs and stories make new things stay in your mind.',
    ],
    occupants: {
      Mars: 'You learn in short, strong efforts, and technique suits you. Stop before you are tired.',
    },
    empty: {
      Jupiter: 'A good teacher is likely to appear when you need one. Ask, and follow the advice for some months.',
      Saturn: 'Learning asks discipline of you, and its results stay. Keep the same hour every day.',
      Mars: 'You work hard for a few days and then stop. Spread the effort over the whole week.',
      none: 'Nothing helps or disturbs your learning from outside. Interest decides, so read what you like.',
    },
    karaka: {
      fair: 'The planet of study has middle strength. Written notes make up for the rest.',
      weak: 'The planet of study is weak in your chart. Read each form and each letter twice.',
    },
    varga: {
      weak: 'The special chart of learning gives little strength. Read an important page twice.',
    },
    bindus: {
      many: 'Help for learning comes easily: books, teachers, a class nearby. Accept it.',
      some: 'Conditions for learning are average. One hour a week with a teacher makes a difference.',
      few: 'Conditions for learning are not always easy. Protect one quiet hour a day from calls and visitors.',
    },
  },
};
