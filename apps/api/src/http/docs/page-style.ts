export const pageStyle = `
:root{color-scheme:light dark;--text:#1c1f23;--soft:#565d66;--back:#fff;--block:#f3f4f6;--line:#d9dce1;--link:#1a56b0}
@media(prefers-color-scheme:dark){:root{--text:#e6e8eb;--soft:#a8b0ba;--back:#16181b;--block:#22262b;--line:#383e46;--link:#8ab4ff}}
*{box-sizing:border-box}
body{font:15px/1.55 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem 1rem 4rem;color:var(--text);background:var(--back)}
a{color:var(--link)}
h1{margin:0 0 .5rem;font-size:1.7rem}
h2{margin:2.5rem 0 .25rem;padding-top:.5rem;font-size:1.25rem}
h3{margin:1rem 0 .25rem;font-size:.95rem}
p{margin:.4rem 0}
code,pre{font:.85em/1.5 ui-monospace,monospace}
code{overflow-wrap:anywhere}
nav ul{list-style:none;margin:.5rem 0;padding:0;columns:16rem;column-gap:1.5rem}
nav li{padding:.1rem 0;break-inside:avoid}
details{border-top:1px solid var(--line)}
details>div{padding:0 0 1rem;scroll-margin-top:3rem}
summary{cursor:pointer;padding:.55rem 0}
summary b{display:inline-block;min-width:4.2rem;font:700 .8em ui-monospace,monospace}
summary span{margin-left:.4rem;color:var(--soft)}
pre{margin:.25rem 0;background:var(--block);padding:.75rem;overflow:auto;border-radius:6px;max-height:30rem}
.wide{overflow:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--soft);white-space:nowrap}
td code{overflow-wrap:normal;white-space:nowrap}
td pre{margin:0;padding:.2rem .5rem;max-height:12rem}
`;
