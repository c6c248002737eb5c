<?php
// Make a document, send it, be told when it is signed, and download it. PHP 8 with its curl extension.
//
//     php quickstart.php send ana@example.com     makes a document, invites somebody, prints the document's id
//     php -S 127.0.0.1:3000 quickstart.php        waits on port 3000 for webhooks and saves signed PDFs

declare(strict_types=1);

/** The bytes of the answer; a refusal is thrown with what it says. */
function call(string $method, string $path, ?array $body = null): string
{
    $base = getenv('COUNTERSIGN_URL') ?: 'http://127.0.0.1:8080';
    $request = curl_init("$base/api/external/v2$path");
    curl_setopt_array($request, [
        CURLOPT_CUSTOMREQUEST => $method,
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 60,
        CURLOPT_HTTPHEADER => [
            'X-Api-Key: ' . getenv('COUNTERSIGN_API_KEY'),
            'Content-Type: application/json',
            // Makes a repeated request act once. Keep the key and send it again when no answer came.
            'Idempotency-Key: ' . bin2hex(random_bytes(16)),
        ],
    ]);
    if ($body !== null) {
        curl_setopt($request, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
    }
    $answer = curl_exec($request);
    $status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
    if ($answer === false || $status >= 300) {
        throw new RuntimeException("$status: " . ($answer === false ? curl_error($request) : $answer));
    }
    return $answer;
}

function send(string $email): void
{
    $new = ['templateId' => getenv('TEMPLATE_ID'), 'values' => ['customer' => 'Calder & Finch']];
    $made = json_decode(call('POST', '/documents', $new), true, flags: JSON_THROW_ON_ERROR);
    $id = $made['data']['id'];
    call('POST', "/documents/$id/send", ['recipients' => [['email' => $email, 'name' => 'Ana']]]);
    echo $id, PHP_EOL;
}

/** Whether a webhook comes from the service, and not from long ago. */
function is_genuine(string $sentAt, string $signatures, string $body): bool
{
    $expected = 'v1=' . hash_hmac('sha256', "$sentAt.$body", (string) getenv('WEBHOOK_SECRET'));
    // Two signatures are there while the secret is being changed.
    $matching = array_filter(explode(',', $signatures), fn ($signature) => hash_equals($expected, $signature));
    return $matching !== [] && abs(time() - (int) $sentAt) < 300;
}

function receive(): int
{
    $body = (string) file_get_contents('php://input');
    $sentAt = $_SERVER['HTTP_X_SERVICE_TIMESTAMP'] ?? '';
    if (!is_genuine($sentAt, $_SERVER['HTTP_X_SERVICE_SIGNATURE'] ?? '', $body)) {
        return 401;
    }
    $event = json_decode($body, true, flags: JSON_THROW_ON_ERROR);
    $id = $event['data']['document']['id'] ?? '';
    // The same event may come again. A real program keeps the ids of events in a table; here the file tells.
    if ($event['event'] === 'document.completed' && !file_exists("$id.pdf")) {
        file_put_contents("$id.pdf", call('GET', "/documents/$id/pdf"));
        error_log("saved $id.pdf");
    }
    return 204;
}

if (PHP_SAPI === 'cli') {
    send($argv[2]);
} else {
    http_response_code(receive());
}
