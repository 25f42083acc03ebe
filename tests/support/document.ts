/** A document that every module changes. */
export const DOCUMENT = `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
  <head>
    <title>Tides &amp; times</title>
    <meta name="viewport" content="width=device-width, initial-scale=1.0">
    <style> .a { color: #ff0000 } </style><style> .gone { margin: 0px } </style>
    <script type="text/javascript"> window.a = 1 + 1 </script><script> window.b = 'tide' </script>
    <script type="application/json">{ "a": 1 }</script>
  </head>
  <body class="">
    <!-- note --><!-- todo: more --><!--! license --><!--[if IE]> <p>Old </p> <![endif]-->
    <h1   title="It's">Tides   for today</h1>
    <p id="p" class="b  a a" title=" x " onclick=" go( ) ">One <b> two </b></p><p class=""></p>
    <input disabled="disabled" type="EMAIL" value=""><form method="get"></form>
    <svg viewBox="0 0 20 20"><rect width="20" height="10" fill="#ff0000"/></svg>
    <template> <p class="">  Row </p> </template>&eacute;
  </body>
</html>
`;
