/** Styles of the receipt in brand colours and fonts. The printed receipt has no backgrounds, to save ink. */
export const RECEIPT_CSS = `
*{box-sizing:border-box;margin:0}
html{background:#f4ecdb;color:#211d33;font:400 15px/1.55 Mulish,'Noto Sans Devanagari',system-ui,'Noto Sans',sans-serif;font-variant-numeric:tabular-nums lining-nums}
body{padding:24px 16px 64px}
nav{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between;max-width:760px;margin:0 auto 16px}
a{color:#7a4b06;text-underline-offset:4px;padding-block:12px}
button{min-height:48px;padding:12px 26px;border:0;border-radius:3px;background:#e9a23b;color:#211d33;font:700 15px Mulish,system-ui,sans-serif;cursor:pointer}
button:hover{background:#f3b85d}
:focus-visible{outline:2px solid #211d33;outline-offset:3px}
main{max-width:760px;margin:0 auto;background:#fff;border:1px solid #e4dac5;border-top:2px solid #e9a23b;box-shadow:0 18px 40px -22px rgb(33 29 51/.32)}
main>*{padding:28px 40px}
header{display:flex;flex-wrap:wrap;gap:24px 40px;justify-content:space-between;background:#15132b;color:#f6eedd}
.brand{font:400 30px/1.1 Fraunces,Georgia,serif}
h1{font:400 26px/1.2 Fraunces,Georgia,serif;margin-bottom:8px}
h2{font:400 19px/1.3 Fraunces,Georgia,serif;margin-bottom:8px}
dl{display:grid;gap:4px}
dl>div{display:flex;flex-wrap:wrap;gap:0 16px}
dt{flex:0 0 150px;color:#5b5570}
header dt{flex-basis:112px;color:#bcb4cd}
dd{flex:1 1 160px;font-weight:600;overflow-wrap:anywhere}
.parties{display:grid;grid-template-columns:1fr 1fr;gap:24px 40px}
.parties p{margin-bottom:12px;overflow-wrap:anywhere}
.parties dt{flex-basis:112px}
table{width:100%;border-collapse:collapse}
main>table{display:block;padding-block:0}
thead,tbody,tfoot,table tr{display:block}
table tr{display:flex;gap:24px;justify-content:space-between;padding:12px 0;border-top:1px solid #e4dac5}
th{text-align:left;font-weight:400}
thead th{color:#5b5570;font-size:13px}
thead tr{border:0;padding-bottom:6px}
td{text-align:right;white-space:nowrap}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
small{display:block;color:#5b5570;font-size:13px}
.tax{color:#5b5570;padding-block:6px!important;border-top-style:dotted!important}
tfoot tr{border-top:2px solid #211d33}
tfoot th,tfoot td{font:400 22px/1.3 Fraunces,Georgia,serif}
tfoot small{font:400 13px/1.5 Mulish,system-ui,sans-serif}
main>.amount-in-words{padding-top:4px;padding-bottom:28px;color:#5b5570}
section+section{border-top:1px solid #e4dac5}
.amount-in-words+section{border-top:1px solid #e4dac5}
.refund{background:#fbf7ee}
.refund dl+dl{margin-top:12px}
.refund dt{flex-basis:176px}
.refund .amount-in-words{margin-top:12px;color:#5b5570}
footer{border-top:1px solid #e4dac5;color:#5b5570;font-size:13px}
@media (max-width:560px){main>*{padding:24px 20px}.parties{grid-template-columns:1fr}}
@media print{
@page{size:A4;margin:18mm}
html{font-synthesis:none}
html,.refund{background:none}
html{font-size:13px;line-height:1.45}
table tr{padding:7px 0}
body{padding:0}
nav{display:none}
main{max-width:none;border:0;box-shadow:none}
main>*{padding:14px 0}
section dl,.parties dl{gap:2px}
header{background:none;color:#211d33;border-bottom:2px solid #211d33;padding-top:0}
header dt{color:#5b5570}
section,table tr{break-inside:avoid}
}`;
