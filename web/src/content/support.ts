/** The quick help and the frequent questions of /support. The answers must agree with what the site does. */

export type FaqEntry = { question: string; answers: string[]; link?: { label: string; href: string } };
export type FaqGroup = { title: string; questions: FaqEntry[] };

/** Three issues that a member can solve without writing to support. */
export const quickHelp = [
  {
    issue: 'I paid, and no report came',
    help: 'Check what happened to your payment',
    to: '/payment-status',
  },
  {
    issue: 'My report has not arrived',
    help: 'See its progress',
    to: '/my-reports',
  },
  {
    issue: 'My birth time was wrong',
    help: 'Correct it within seven days, free',
    to: '/my-reports',
  },
] as const;

export const faqGroups: FaqGroup[] = [
  {
    title: 'Before you order',
    questions: [
      {
        question: 'I do not know my exact time of birth. Can I still order?',
        answers: [
          'Yes. Say that the time is approximate or unknown when you confirm your details. With an approximate time the report marks each statement that would change if you were born some minutes earlier or later.',
          'Without any time it leaves out the lagna, the houses and the divisional charts, and gives ranges of dates for your dashas. It is shorter. The reports on work and on a whole life have half as many pages or fewer. We tell you this before you pay.',
        ],
        link: { label: 'How to find a birth time', href: '/blogs/how-to-find-your-birth-time' },
      },
      {
        question: 'What is free, and what does a paid report add?',
        answers: [
          'Free Kundli, Moon & Nakshatra and Sade Sati Check cost nothing and need no card: three in one day, ten in thirty days. The paid reports cost ₹799 to ₹2,499 and contain more. The page of each report lists all chapters with their page numbers, and has a sample that you can open.',
        ],
        link: { label: 'Compare the reports', href: '/reports' },
      },
      {
        question: 'Are the calculators real astronomy?',
        answers: [
          'The games are not, and each one says so under its result. They run in your browser, send nothing and always give the same answer to the same question.',
          'Below each game that asks for a date of birth is the panel “From the real sky”. It computes your true sign, nakshatra, lagna or dasha. For that your birth is sent once, and not kept. The reports are computed in the same way.',
        ],
      },
      {
        question: 'May I order a report for my child, or for my mother?',
        answers: [
          'Yes, for anybody whose birth details you may use. Enter that person’s name, date, time and place in the confirm dialog. For somebody under eighteen, you confirm that you are the parent or guardian.',
          'The report of a child under sixteen is about home, school, friends, play and health. Career & Wealth and Love & Marriage are not sold for a child, and the Match Report is for two people of eighteen or older.',
        ],
      },
    ],
  },
  {
    title: 'Paying',
    questions: [
      {
        question: 'My bank shows a debit, but the page says the payment failed.',
        answers: [
          'Usually the bank was slow. If the payment still reaches us, we notice it within minutes, make the report and send it. Do not pay a second time. If it never reaches us, your bank has to return it within five working days. You need not ask for it.',
        ],
        link: { label: 'Look up my payment', href: '/payment-status' },
      },
      {
        question: 'I have paid twice for one order. What now?',
        answers: [
          'You need not do anything. We find the second payment automatically and refund it to the card or UPI account it came from, and you get an e-mail about it.',
        ],
      },
      {
        question: 'How does the 50% off the first report work?',
        answers: [
          'It is for a new member’s first paid report, whichever it is. It needs no code: the price is halved, rounded down to the rupee, and shown before you pay. If that order is refunded in full, you get the half price again.',
        ],
      },
      {
        question: 'When do I get my money back?',
        answers: [
          'You get it in full when a report cannot be made, or when it has not reached you within twelve hours and you no longer want to wait. We offer it by e-mail, and you can request it in My Reports with one click. A day later it is refunded automatically. It takes 5 to 7 working days to reach you.',
        ],
        link: { label: 'Refund policy', href: '/refund-policy' },
      },
      {
        question: 'Do I get a receipt?',
        answers: [
          'Yes. It comes by e-mail with every payment, and it is in My Reports beside the order. It names the report, the amount, the date and the payment number.',
        ],
      },
    ],
  },
  {
    title: 'Your report',
    questions: [
      {
        question: 'How long does it take?',
        answers: [
          'Usually a few minutes, and twelve hours at the latest. The time counts from the payment. If birth details are missing, it counts from the moment they are complete. My Reports shows the five steps, and you can close the page.',
        ],
      },
      {
        question: 'The e-mail did not arrive. Where is my PDF?',
        answers: [
          'In My Reports, as soon as it is printed, even if the e-mail did not reach you. Look in the spam folder too. The sender is reports@lagna.example. A very large PDF is not attached: the e-mail has a link instead.',
        ],
        link: { label: 'Open My Reports', href: '/my-reports' },
      },
      {
        question: 'My birth time or place was wrong. Can it be corrected?',
        answers: [
          'Yes, once for each order, within seven days, at no cost. Correct the details in My Reports and we make the report again as a second edition. You can still download the first one, marked as replaced.',
        ],
      },
      {
        question: 'Why does this chart differ from the one my astrologer drew?',
        answers: [
          'Compare three things first: the ayanamsa (ours is Lahiri if you choose no other), the clock of your town in that year, and the minute of birth. All three are printed near the end, under “How this was computed”. A lagna near the border of a sign may change within four minutes. The report says how near yours is.',
        ],
      },
      {
        question: 'How can I tell that a PDF is really yours?',
        answers: [
          'Near the end of each report, below “Check that this copy is genuine”, is a number in four groups of eight characters. Type it in on our page for checking a PDF, or choose the file there. The page says when the report was made, how many pages it has and whether there is a newer edition. It shows nothing about the person. The file itself stays on your device.',
        ],
        link: { label: 'Check a PDF', href: '/verify' },
      },
      {
        question: 'Will the link to my report stop working one day?',
        answers: [
          'No. It works for as long as you keep your account, on any phone or computer where you log in. Deleting the account ends it, so download the file before.',
        ],
      },
    ],
  },
  {
    title: 'Account and privacy',
    questions: [
      {
        question: 'I have forgotten my password.',
        answers: [
          'Ask for a link on the login page. It comes to your e-mail, works once and for thirty minutes. For an address without an account you see the same answer and get no e-mail, so that nobody can find out who is a member.',
        ],
        link: { label: 'Send me the link', href: '/forgot-password' },
      },
      {
        question: 'Who reads my birth details?',
        answers: [
          'The programs that compute and print your report, and a person in support only when you write to us about it. Nothing is sold or passed on. Our e-mails contain no tracking, and no page here loads anything from another company until you ask for it.',
        ],
      },
      {
        question: 'How do I get my data, or have it deleted?',
        answers: [
          'Both are in your profile and ask for your password again. The export is one file with everything we store about you. The deletion removes name, birth details, reports and messages. Only the bookkeeping stays: order numbers, amounts, and a name you put on a tax invoice.',
        ],
        link: { label: 'Open my profile', href: '/profile' },
      },
      {
        question: 'How do I stop the monthly newsletter?',
        answers: [
          'With the link at the end of each newsletter, or with the unsubscribe button that most mailboxes show beside the sender. Members can also stop it in their profile. Your address is then deleted from the list.',
        ],
      },
    ],
  },
];
